import { type ComponentType, useEffect, useState } from 'react'
import { toast } from '#site/features/toast/toast.ts'
import { href } from '#site/href.ts'
import { unlessNavigatedAway } from '#site/navigation/unless-navigated-away.ts'
import { useQuery } from '#site/navigation/use-query.ts'
import { useLocation, useNavigate } from '#site/router/location-context.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './search-button.module.css'
import type { SearchDialogProps } from './search-dialog.tsx'

/**
 * Opens the search; so do Control or Command and K, the home page with `?q=`, which search engines link to, and the way back from a
 * result. The dialog's code is loaded on demand.
 */
export function SearchButton() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [openWith, setOpenWith] = useState<string>()
  const here = useLocation()
  const query = useQuery().get('q')
  const navigate = useNavigate()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the setters never change, and `open` holds nothing else.
  useEffect(() => {
    const term = history.state?.search || (here.pathname === '/' && query)
    if (term) open(term)
  }, [here, query])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      open('')
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  const open = (term: string): void =>
    void unlessNavigatedAway(loadDialog()).then(
      (SearchDialog) => {
        setDialog(() => SearchDialog)
        setOpenWith(term)
      },
      // Without the dialog's code, the page that searches questions still works. Offline it does not, and the visitor would lose the one that they read.
      () => (navigator.onLine ? void navigate(href('faqSearch')) : toast('You are offline')),
    )

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search (Ctrl K)"
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={() => open('')}
      >
        <Icon name="search" size={1.5} />
      </button>
      <Link href={href('faqSearch')} className={styles.withoutScript}>
        <Icon name="search" size={1.5} />
        <span className="visually-hidden">Search questions and answers</span>
      </Link>
      {Dialog && openWith !== undefined && <Dialog term={openWith} onClose={() => setOpenWith(undefined)} />}
    </>
  )
}

const loadDialog = () => import('./search-dialog.tsx').then((part) => part.loadWithStyles())

/**
 * Not while typing, and not while a dialog or the lightbox is open. The shortcut has a modifier key, as speech input
 * may produce single letters (WCAG 2.1.4).
 */
function isShortcut({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key !== 'k' || !(ctrlKey || metaKey)) return false
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')
  return !isTyping && !document.querySelector('dialog[open], .pswp')
}
