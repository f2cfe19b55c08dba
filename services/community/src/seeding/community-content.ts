/** Somebody who says something in a new shop. */
export interface DemoPerson {
  readonly mem_id: string;
  readonly nick: string;
}

/** What is said in a new shop. */
export interface CommunityContent {
  readonly people: readonly DemoPerson[];
}
