/** The settings and services of a production that lacks nothing. */
export const READY = {
  settings: {
    SITE_URL: 'https://nord.de',
    CARD_TOKEN: 'q8m2x7k4tz',
    CARD_PASSWORD: 'Elbe-Ufer im März',
    CARD_DIRECT_ACCESS: 'off',
  },
  secrets: ['POSTMARK_SERVER_TOKEN', 'CONTACT_HOSTS', 'ALERT_WEBHOOK_URL'],
  workerSecrets: ['POSTMARK_SERVER_TOKEN', 'SITE_URL', 'ALERT_WEBHOOK_URL', 'HEARTBEAT_URL'],
  hasQueue: true,
};
