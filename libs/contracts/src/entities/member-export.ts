import { z } from 'zod';

/** What booking has of a member, in parts that are asked for one after the other (ACCOUNT-40). */
export const exportSections = [
  'orders',
  'reservations',
  'waiting',
  'custom_trips',
  'companions',
  'drafts',
  'mails',
] as const;
export const ExportSection = z.enum(exportSections);
export type ExportSection = z.infer<typeof ExportSection>;

/** What the community has of a member, in the same way. */
export const saidSections = [
  'comments',
  'liked_comments',
  'reviews',
  'helpful_reviews',
  'questions',
  'reports',
  'blocks',
] as const;
export const SaidSection = z.enum(saidSections);
export type SaidSection = z.infer<typeof SaidSection>;

/** A page of a part: records as they are kept, and the pictures that belong to them. */
export const ExportPart = z.object({
  rows: z.array(z.unknown()),
  files: z.array(z.object({ file_id: z.string(), name: z.string() })),
  /** Where the next page begins; empty after the last. */
  next: z.string(),
});
export type ExportPart = z.infer<typeof ExportPart>;

/** `waiting`: being made; `ready`: the link was mailed; `failed`: it could not be made (ACCOUNT-40). */
export const ExportState = z.enum(['waiting', 'ready', 'downloaded', 'failed']);
export type ExportState = z.infer<typeof ExportState>;

/** How a member's export stands. */
export const MemberExport = z.object({
  state: ExportState,
  /** ISO 8601. */
  asked_at: z.string(),
  /** Until when it can be downloaded, ISO 8601; null while there is nothing to download. */
  until: z.string().nullable(),
  /** Bytes. */
  size: z.int().min(0),
});
export type MemberExport = z.infer<typeof MemberExport>;
