import type { LanTp, ModeratedPost, PostKind, PostPicture, Standing } from '@narae/contracts';
import type { AuditEntry } from '@narae/service-kit';
import type { PageCursor } from '../kernel/index.ts';

/** Something a member wrote, as moderation looks at it. */
export interface Post {
  readonly kind: PostKind;
  readonly id: string;
  readonly mem_id: string;
  readonly text: string;
  readonly pictures: PostPicture[];
  readonly lan_tp: LanTp;
  readonly standing: Standing;
  readonly hidden_reason: string;
  readonly reg_date: Date;
  readonly about: ModeratedPost['about'];
  readonly version: number;
  /** Whether anybody but its author and the desk can read it while it is shown. */
  readonly public: boolean;
}

/** What a decision changes of a post. */
interface Decision {
  readonly standing: Exclude<Standing, 'held'>;
  /** For its author; empty where it is shown. */
  readonly hidden_reason: string;
  readonly audit: AuditEntry;
}

/** How moderation finds and changes one kind of what members write. */
export interface PostKindRow {
  /** Those of some identifiers that are there and not deleted. */
  readonly find: (ids: readonly string[]) => Promise<readonly Post[]>;
  /** What is held, the oldest first. */
  readonly findHeld: (page: {
    readonly after: PageCursor | null;
    readonly size: number;
  }) => Promise<readonly Post[]>;
  /** Writes over exactly the version that was decided on, raising it. @returns false when somebody was faster */
  readonly decide: (post: Post, decision: Decision) => Promise<boolean>;
}

/** What can be reported and decided on (COMMUNITY-30): each kind is handed over by the module that stores it. */
export type PostKinds = Readonly<Record<PostKind, PostKindRow>>;
