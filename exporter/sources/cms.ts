/** What errors of requests call the CMS, whichever it is, and what to do about them. */
import type { Service } from '../http-client/errors.ts'

export const cms: Service = {
  name: 'the CMS',
  hints: {
    unauthorised:
      'Check the email and the password (or the client id and secret) of the service login. Some CMSs lock a user for a while after a few wrong tries.',
    forbidden: 'Check the API key and the name of its collection, then the read access of that user.',
    notFound:
      'Check the address of the CMS and the name of the collection. Entries may have been deleted or unpublished meanwhile: run the export again.',
    refused:
      'The request asks for something that this CMS does not know: compare its fields and version with what the exporter expects.',
    rateLimited: 'Lower the concurrency or raise the interval between requests.',
    server:
      'Look into the log of the CMS. If it happens at one address only, one entry is probably broken, or content/schema/ has changed since the CMS was filled (npm run cms -- --fresh).',
    network: 'Check that the CMS is running and that its address is right.',
    timeout: 'Raise the time-out of requests, or find out why the CMS is slow.',
    deadline: 'Raise the deadline, or find out why the CMS is slow.',
    aborted: 'Run it again; what is published has not been touched.',
    notJson:
      'Check that the address is that of the API. A page of a proxy, a login or a maintenance screen may stand before it.',
    shape: 'The CMS and the exporter are of different versions: adapt the schema of this answer.',
    redirect:
      'Have the CMS, and what stands before it, answer where it is asked: no redirect is followed, as credentials would go along.',
    otherOrigin:
      'Only the configured CMS is asked, so that credentials go nowhere else. Have the CMS serve this itself.',
    tooLarge: 'Make the file smaller: 100 MiB is the most. Of anything else so much is a fault of the CMS.',
    moreThanAnnounced: 'Upload the file again. If it stays so, what stands before the CMS hands out something else.',
    compressed: 'Switch off compression for files in the CMS, or in the proxy before it: they are compressed already.',
  },
}
