import styles from './offline-notice.module.css'

/** A notice at the edge of the screen while the browser is offline. Its words are here, as nothing can be fetched then. */
export function showOfflineNotice(): void {
  // From the start, as screen readers announce only changes of a region.
  const region = document.createElement('div')
  region.role = 'status'
  region.className = styles['container'] ?? ''
  document.body.append(region)
  const say = () => {
    region.replaceChildren()
    if (navigator.onLine) return
    const notice = document.createElement('p')
    notice.className = styles['notice'] ?? ''
    notice.textContent = 'You are offline. What you have opened stays readable.'
    region.append(notice)
  }
  say()
  addEventListener('online', say)
  addEventListener('offline', say)
}
