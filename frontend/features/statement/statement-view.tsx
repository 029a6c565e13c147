import { lazy, Suspense } from 'react'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { withWords } from '@/lib/with-words'
import { Letter } from './letter.tsx'
import { isProjected, type StatementProps } from './statement.ts'
import { TotalCash } from './total-cash.tsx'

/** What stands below the year and beside it comes after it, with the names of its lines. */
const Below = lazy(() => withWords('statementLines', import('./statement-below.tsx')))
const Beside = lazy(() => withWords('statementLines', import('./statement-beside.tsx')))

/** A reward statement: the year as a picture below the company's colour, the letter, what the employer pays, each line with its why. */
export default function StatementView(props: StatementProps) {
  const t = useT()
  const format = useFormat()
  const { answer, company } = props
  const { reissued, firstName, text } = answer.rewardStatement
  const { statementDateStr } = answer.rewardStatementGroup
  const day = format.day(statementDateStr)
  const hasLetter = text.length > 0
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <div className="@container">
        <header className="brand-rings rounded-2xl bg-fill px-5 pt-5 pb-16 text-on-fill sm:px-8 sm:pt-8 sm:pb-20">
          <p>{company}</p>
          <h1 className="mt-1 text-xl font-semibold tracking-tight text-balance">
            {t('statement.hello', { name: firstName })}
          </h1>
          <p className="mt-1 max-w-160 text-base text-pretty">
            {hasLetter ? t('statement.asOf', { day }) : t('statement.intro', { day, company })}
          </p>
        </header>
        <div
          className={cn(
            'relative mx-3 -mt-10 grid items-start gap-4 sm:mx-8 sm:-mt-12 lg:gap-6',
            hasLetter && '@5xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
          )}
        >
          <TotalCash answer={answer} />
          {hasLetter && (
            <div className="min-w-0 @5xl:pt-18">
              <Letter answer={answer} />
            </div>
          )}
        </div>
      </div>
      {reissued && (
        <Notice>
          {t('statement.reissued', { day: format.day(reissued.formerAt.slice(0, 10)) })}{' '}
          {reissued.because}
        </Notice>
      )}
      {isProjected(answer) && <Notice>{t('statement.projected')}</Notice>}
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <Suspense fallback={<Coming />}>
            <Below {...props} />
          </Suspense>
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <Suspense fallback={<Coming />}>
            <Beside {...props} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

function Coming() {
  return <Skeleton className="h-96 w-full rounded-2xl" />
}
