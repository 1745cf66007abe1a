/** The words of each way to pay. */
export const channelWords = {
  card: { name: 'channel_card', note: 'channelNote_card', closed: 'channelClosed_card' },
  cashOnDelivery: {
    name: 'channel_cashOnDelivery',
    note: 'channelNote_cashOnDelivery',
    closed: 'channelClosed_cashOnDelivery',
  },
} as const
