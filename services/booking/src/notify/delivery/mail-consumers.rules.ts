/** Names of all consumers that send mails; their backlog is that of the mails. */
export const orderMailConsumer = 'booking-order-mails';
export const balanceMailConsumer = 'booking-balance-mails';
export const paperMailConsumer = 'booking-paper-mails';
export const eventMailConsumer = 'booking-event-mails';
export const waitingMailConsumer = 'booking-waiting-mails';
export const organiserMailConsumer = 'booking-organiser-mails';
export const customMailConsumer = 'booking-custom-mails';
export const cancelMailConsumer = 'booking-cancel-mails';

export const mailConsumers: readonly string[] = [
  orderMailConsumer,
  balanceMailConsumer,
  paperMailConsumer,
  eventMailConsumer,
  waitingMailConsumer,
  organiserMailConsumer,
  customMailConsumer,
  cancelMailConsumer,
];
