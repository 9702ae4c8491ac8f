/** The name of the CMS in request errors, and hints on what to do about them. */
import type { Service } from '../http-client/errors.ts'

export const cms: Service = {
  name: 'the CMS',
  hints: {
    unauthorised:
      'Check CMS_API_KEY, or CMS_CLIENT_ID and CMS_CLIENT_SECRET, or CMS_LOGIN_EMAIL (with Drupal CMS_LOGIN_NAME) and CMS_LOGIN_PASSWORD. Some CMSs lock a user for a while after a few wrong tries.',
    forbidden: 'Check CMS_API_KEY and the name of its collection, then the read access of that user.',
    notFound:
      'Check CMS_URL and the name of the collection. Entries may have been deleted or unpublished meanwhile: run the export again.',
    refused:
      'The request asks for something that this CMS does not know: compare its fields and version with what the exporter expects.',
    rateLimited: 'Lower CMS_CONCURRENCY or raise CMS_INTERVAL_MS.',
    server:
      'Look into the log of the CMS. If it happens at one address only, one entry is probably broken, or content/schema/ has changed since the CMS was filled (npm run cms -- --fresh).',
    network: 'Check that the CMS is running and that CMS_URL is right.',
    timeout: 'Raise CMS_TIMEOUT_SECONDS, or find out why the CMS is slow.',
    deadline: 'Raise CMS_DEADLINE_SECONDS, or find out why the CMS is slow.',
    aborted: 'Run it again; what is published has not been touched.',
    notJson: 'Check CMS_URL. A page of a proxy, a login or a maintenance screen may stand before it.',
    shape: 'The CMS and the exporter are of different versions: adapt the schema of this answer.',
    redirect:
      'Have the CMS, and what stands before it, answer where it is asked: no redirect is followed, as credentials would go along.',
    otherOrigin:
      'Only the CMS at CMS_URL is asked, so that credentials go nowhere else. Have the CMS serve this itself.',
    tooLarge: 'Make the file smaller: 100 MiB is the most. Any other answer of that size is a fault of the CMS.',
    moreThanAnnounced: 'Upload the file again. If it stays so, what stands before the CMS hands out something else.',
    compressed: 'Switch off compression for files in the CMS, or in the proxy before it: they are compressed already.',
  },
}
