/** What members write for others, as moderation tells it apart. */
export const postKinds = ['comment', 'question', 'review'] as const;

/** Why something can be reported, as members choose from it: texts `report_<reason>`. */
export const reportReasons = ['spam', 'insult', 'personal_data', 'illegal', 'off_topic', 'else'] as const;

/** Why the desk hides something or stops a member from writing; what is `else` is said in a note. */
export const hideReasons = [...reportReasons] as const;

/** For how many days a member can be stopped from writing. */
export const blockDays = [1, 7, 30, 365] as const;

/** Characters of what the desk adds to a reason. */
export const MAX_REASON_NOTE = 300;

/** Words of one language that make a post wait, and characters of one of them. */
export const MAX_HELD_WORDS = 500;
export const MAX_HELD_WORD = 40;

/** Posts of a page for the desk, at most. */
export const MAX_MODERATED_PAGE = 50;
