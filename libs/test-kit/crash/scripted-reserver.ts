import { setTimeout as sleep } from 'node:timers/promises';
import type { EventReservationPage } from '@narae/contracts';
import { eventPapersOwed } from '@narae/rules';
import { newClient, rejectionOf, ScriptedVisitor, type VisitorParts } from './scripted-visitor.ts';

const lan_tp = 'ENG';

/** Between two changes, so that guests do not take the shoppers' turns; in milliseconds. */
const rest = 250;

/** People of one reservation. */
const most = 4;

interface ReserverParts extends Omit<VisitorParts, 'http' | 'lanTp'> {
  readonly events: readonly string[];
}

/** Reserves events, changes the number of people and deletes the reservation again, with documents where they are asked for. */
export class ScriptedReserver extends ScriptedVisitor {
  /** Reservations that the shop has said are made. */
  made = 0;
  /** For how many people each event may be reserved: one number, and two after a change that nobody answered. */
  private readonly headcounts = new Map<string, readonly number[]>();
  private readonly found: string[] = [];
  private readonly events: readonly string[];

  private constructor({ events, ...parts }: VisitorParts & ReserverParts) {
    super(parts);
    this.events = events;
  }

  static async create(parts: ReserverParts): Promise<ScriptedReserver> {
    return new ScriptedReserver({ ...parts, lanTp: lan_tp, http: await newClient() });
  }

  protected async act(): Promise<void> {
    const page = await this.look(this.random.pick(this.events));
    const now = page.reservation?.event_cnt ?? 0;
    // One more than there are places for is tried too.
    const tried = Math.min(most, page.personnel_cnt + now + 1);
    const next = now > 0 && this.random.next() < 0.3 ? 0 : this.random.between(1, tried);
    await this.handIn(page, next);
    await this.change(page, now, next);
    if (now === 0) this.made += 1;
    await sleep(rest);
  }

  /** Every reservation is for as many people as the shop has said, and everybody's documents can be read. */
  protected async untrue(): Promise<string[]> {
    for (const event_id of this.headcounts.keys()) {
      const { documents, files, reservation } = await this.look(event_id);
      for (let person = 1; person <= (reservation?.event_cnt ?? 0); person += 1) {
        for (const type of eventPapersOwed(documents)) {
          const paper = files.find((one) => one.sort_order === person && one.file_type === type);
          const bytes = paper && (await this.read(paper.event_mem_file_id).catch(() => null));
          if (!bytes) this.found.push(`${event_id}: document ${type} of person ${person} is lost`);
        }
      }
    }
    return this.found.splice(0);
  }

  /** The event with the reservation, which must be one that the shop has spoken of. */
  private async look(event_id: string): Promise<EventReservationPage> {
    const [page] = await this.shopper.call<EventReservationPage[]>('eventReservation', { event_id, lan_tp });
    if (!page) throw new Error(`there is no event ${event_id}`);
    const count = page.reservation?.event_cnt ?? 0;
    const possible = this.headcounts.get(event_id) ?? [0];
    if (!possible.includes(count))
      this.found.push(`${event_id} is reserved for ${count}, and the shop has said ${possible.join(' or ')}`);
    this.headcounts.set(event_id, [count]);
    return page;
  }

  /** Hands in what is asked of the people of a reservation to be and is not there. */
  private async handIn({ event_id, documents, files }: EventReservationPage, people: number): Promise<void> {
    for (let person = 1; person <= people; person += 1) {
      for (const type of eventPapersOwed(documents)) {
        if (files.some((one) => one.sort_order === person && one.file_type === type)) continue;
        await this.shopper.uploadEventPaper(
          event_id,
          type,
          person,
          `${type} ${person} ${this.random.next()}`,
        );
      }
    }
  }

  private async change(
    { event_id, reservation }: EventReservationPage,
    now: number,
    next: number,
  ): Promise<void> {
    const event_rv_id = reservation?.event_rv_id;
    const details = {
      lan_tp,
      members: Array.from({ length: next }, (_, at) => ({ mem_nm: `KIM NARA${'ABCD'[at]}` })),
      tel: '821012345678',
      email: this.shopper.user?.mem_email ?? '',
      area: 'Seoul',
    };
    this.headcounts.set(event_id, [now, next]);
    try {
      if (!event_rv_id) await this.shopper.call('eventReservSave', { event_id, ...details });
      else if (next === 0) await this.shopper.call('eventReservDelete', { event_rv_id });
      else await this.shopper.call('eventReservChange', { event_rv_id, ...details });
      this.headcounts.set(event_id, [next]);
    } catch (error) {
      const status = rejectionOf(error);
      // Behind another error than a rejection the change may have been made.
      if (status !== null && status < 500) this.headcounts.set(event_id, [now]);
      throw error;
    }
  }
}
