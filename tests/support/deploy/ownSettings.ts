/** The settings without which a deployment is refused, as an owner has them. */
export const deploymentSettings = {
  SITE_URL: 'https://www.acme.test',
  APP_URL: 'https://app.acme.test',
  EXTENSION_STORE_URL: 'https://store.acme.test/tailor',
  DEMO_VIDEO_URL: 'https://video.acme.test/demo',
  API_URL: 'https://api.acme.test',
  CONTACT_EMAIL: 'hello@acme.test',
};
