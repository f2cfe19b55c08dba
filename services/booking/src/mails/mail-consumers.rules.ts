/** Names of the consumers that send mails about orders and about reservations; their backlog is that of the mails. */
export const orderMailConsumer = 'booking-order-mails';
export const eventMailConsumer = 'booking-event-mails';

/** All of them. */
export const mailConsumers: readonly string[] = [orderMailConsumer, eventMailConsumer];
