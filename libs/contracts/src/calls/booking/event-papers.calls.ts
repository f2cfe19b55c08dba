import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { EventFile } from '../../entities/event-reservation.ts';
import { Id, Success } from '../../primitives.ts';
import { eventPaperOwner } from './event-shared.ts';
import * as rows from './event-papers.rows.ts';
import { documentUploadErrors, whose } from './shared.ts';

/** Documents of those who reserve an event (EVENT-6). They may be handed in before the reservation is made. */
export const eventPaperCalls = {
  eventPassPortList: defineCall(rows.eventPassPortList, {
    input: z.strictObject({ event_id: Id, ...whose }),
    output: z.array(EventFile),
  }),
  /** Path parameters; the body is multipart with the file in field `img`. */
  uploadEventPassport: defineCall(rows.uploadEventPassport, {
    input: z.strictObject({
      date_path: z.string().max(80),
      mem_id: Id,
      ...eventPaperOwner,
      /** A person has one document of each kind, so that an upload always takes the place of the one before. */
      mod_type: z.enum(['REGISTER', 'MODIFY']),
      event_mem_file_id: Id,
    }),
    output: z.object({ msg: z.literal('success'), file: EventFile }),
    errors: [
      'event_not_found',
      'expire_end',
      'event_reserv_limit',
      ...documentUploadErrors,
      'version_conflict',
    ],
  }),
  eventPassPortDelete: defineCall(rows.eventPassPortDelete, {
    input: z.strictObject({ event_mem_file_id: Id }),
    output: Success,
    errors: ['upload_delete_fail', 'event_not_found', 'expire_end', 'version_conflict'],
  }),
};
