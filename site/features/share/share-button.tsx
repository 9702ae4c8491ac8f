import { toast } from '#site/features/toast/toast.ts'
import { Button } from '#site/ui/button/button.tsx'
import styles from './share-button.module.css'

/**
 * Shares the page by the system's dialog, or copies its address.
 * @param title what is shared, without the site's name.
 * @param variant an icon alone, beside other buttons.
 */
export function ShareButton({ title, variant }: { readonly title: string; readonly variant?: 'icon' }) {
  const share = () => void shareOrCopy(title)
  return (
    <Button variant={variant} icon="share" className={styles.share} onClick={share} data-print="none">
      Share
    </Button>
  )
}

async function shareOrCopy(title: string): Promise<void> {
  // Without the hash: it is the visitor's position, not what is shared.
  const url = location.origin + location.pathname + location.search
  if (await hasShared(title, url)) return
  try {
    await navigator.clipboard.writeText(url)
    toast('Link copied')
  } catch {
    toast('The link could not be copied. It is in the address bar.')
  }
}

/** Whether the system's dialog shared the page or was cancelled; then nothing is left to do. */
async function hasShared(title: string, url: string): Promise<boolean> {
  try {
    if (!navigator.canShare?.({ title, url })) return false
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
