import { useT } from '@/lib/use-t'

/** The first stop of the keyboard: jumps over the navigation. */
export function SkipLink() {
  const t = useT()
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-60 -translate-y-16 rounded-md bg-accent px-4 py-2 text-sm font-medium text-on-accent focus:translate-y-0"
    >
      {t('common.skipToContent')}
    </a>
  )
}
