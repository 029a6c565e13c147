import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { useBrand } from '@/api/get-brand'
import { applyAccent } from '@/lib/brand-theme'
import { BrandMark } from './brand-mark.tsx'
import { IndicativeNotice } from './indicative-notice.tsx'
import { LanguageSelect } from './language-select.tsx'
import { LoadingBar } from './loading-bar.tsx'

interface PublicLayoutProps {
  title: string
  children: ReactNode
  footer?: ReactNode
  /** Several subjects that fill the page, from the top. */
  wide?: boolean
  /** No figure stands on the page that could be taken for a promise. */
  withoutFigures?: boolean
}

/** The page without a session: the company's bar, one subject in the middle, the notice below. */
export function PublicLayout({ title, children, footer, wide, withoutFigures }: PublicLayoutProps) {
  const brand = useBrand().data
  // Before the colour is seen.
  useLayoutEffect(() => {
    if (brand?.mainColor) applyAccent(brand.mainColor)
  }, [brand])
  useEffect(() => {
    document.title = [title, 'Barema', brand?.name].filter((part) => part !== undefined).join(' · ')
  }, [title, brand])
  return (
    <div className="flex min-h-dvh flex-col">
      <LoadingBar />
      <header className="flex h-16 items-center justify-between gap-4 border-t-3 border-b border-t-accent border-b-line bg-surface px-4 sm:px-6">
        <BrandMark brand={brand} />
        <LanguageSelect />
      </header>
      <main
        id="main"
        className={
          wide
            ? 'mx-auto w-full max-w-6xl grow px-4 pt-6 pb-12 sm:px-6 sm:pt-10'
            : 'flex grow flex-col items-center justify-center px-4 py-12'
        }
      >
        {children}
      </main>
      <footer className="flex flex-col items-center gap-2 border-t border-line px-4 py-6 text-center empty:hidden sm:px-6">
        {footer}
        {!withoutFigures && <IndicativeNotice />}
      </footer>
    </div>
  )
}
