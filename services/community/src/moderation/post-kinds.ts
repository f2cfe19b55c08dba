import type { LanTp, ModeratedPost, PostKind, PostPicture, Standing } from '@narae/contracts';
import type { AuditEntry } from '@narae/service-kit';
import type { PageCursor } from '../kernel/index.ts';

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
  readonly public: boolean;
}

interface Decision {
  readonly standing: Exclude<Standing, 'held'>;
  /** For its author; empty if shown. */
  readonly hidden_reason: string;
  readonly audit: AuditEntry;
}

export interface PostKindRow {
  readonly find: (ids: readonly string[]) => Promise<readonly Post[]>;
  readonly findHeld: (page: {
    readonly after: PageCursor | null;
    readonly size: number;
  }) => Promise<readonly Post[]>;
  /** Updates exactly the version of the post. @returns false if another change came first */
  readonly decide: (post: Post, decision: Decision) => Promise<boolean>;
}

/** The kinds that can be reported and decided on (COMMUNITY-30); app.ts hands over each module's own. */
export type PostKinds = Readonly<Record<PostKind, PostKindRow>>;
