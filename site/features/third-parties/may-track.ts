/** Privacy preferences of the browser. */
interface PrivacySignals {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** Whether neither Do Not Track nor Global Privacy Control is on. */
export const mayTrack = ({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean =>
  globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes'
