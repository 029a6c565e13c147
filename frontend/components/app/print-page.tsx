import { useEffect, type ReactNode } from 'react'
import { ArrowLeft, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button'
import { applyAccent } from '@/lib/brand-theme'
import { useT } from '@/lib/use-t'

interface PrintPageProps {
  /** The name of the document, also of the file that the browser makes of it. */
  title: string
  /** Where one came from, when that is known. */
  back?: string
  /** The company's main colour. */
  mainColor: string
  children: ReactNode
}

/** A document on A4 without the frame of the application, in the company's colours. */
export function PrintPage({ title, back, mainColor, children }: PrintPageProps) {
  const t = useT()
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => applyAccent(mainColor), [mainColor])
  return (
    <div className="min-h-dvh bg-sunken py-6 print:bg-surface print:py-0">
      <div className="mx-auto mb-4 flex max-w-[210mm] justify-between gap-2 px-4 print:hidden">
        {back === undefined ? (
          <span />
        ) : (
          <Button asChild variant="ghost">
            <Link to={back}>
              <ArrowLeft aria-hidden />
              {t('common.back')}
            </Link>
          </Button>
        )}
        <Button variant="primary" onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('common.print')}
        </Button>
      </div>
      <main
        id="main"
        className="mx-auto max-w-[210mm] bg-surface p-4 sm:border sm:border-line sm:p-[16mm] print:max-w-none print:border-0 print:p-0"
      >
        {children}
      </main>
    </div>
  )
}
