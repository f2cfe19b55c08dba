/** Days after its last day for which a trip can be reviewed (COMMUNITY-25). */
export const reviewableDays = 180;
