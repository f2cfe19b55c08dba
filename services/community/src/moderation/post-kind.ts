import type { LanTp, ModeratedPost, PostKind, PostPicture, Standing } from '@narae/contracts';
import type { AuditEntry } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import type { PageCursor } from '../shared/page-cursor.ts';

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

/** How moderation finds and changes one kind of what members write. A kind that is new is a line of `post-kinds.ts`. */
export interface PostKindRow {
  /** Those of some identifiers that are there and not deleted. */
  readonly find: (context: CommunityContext, ids: readonly string[]) => Promise<readonly Post[]>;
  /** What is held, the oldest first. */
  readonly findHeld: (
    context: CommunityContext,
    page: { readonly after: PageCursor | null; readonly size: number },
  ) => Promise<readonly Post[]>;
  /** Writes over exactly the version that was decided on, raising it. @returns false when somebody was faster */
  readonly decide: (context: CommunityContext, post: Post, decision: Decision) => Promise<boolean>;
}
