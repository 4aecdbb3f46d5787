/** Words of the choice to send photographs on a line only that costs nothing. */
export const wifiOnlyText = {
  choice: 'Send photos on Wi-Fi only',
  /** The request itself is small, and goes at once. */
  note: 'You save data: photos can wait for Wi-Fi. The request goes at once.',
} as const;
