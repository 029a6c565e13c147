import { lazy, Suspense } from 'react'
import { Download, MessageCircleQuestion } from 'lucide-react'
import { DocumentList } from '@/components/app/document-list'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { withWords } from '@/lib/with-words'
import { ContractCard } from './contract-card.tsx'
import { DifferenceCard } from './difference-card.tsx'
import { EmployerPays } from './employer-pays.tsx'
import { Letter } from './letter.tsx'
import type { StatementAnswer } from './statement.ts'
import { TotalCash } from './total-cash.tsx'
import { Years } from './years.tsx'

/** What benefits are comes with the engine's own list of them. */
const PackageHeld = lazy(() => withWords('held', import('@/components/pay/package-held')))

interface StatementViewProps {
  answer: StatementAnswer
  /** The company's name. */
  company: string
  /** Where the same stands on paper; absent where there is none yet. */
  pdfUrl?: string
  /** Asks the employer something, of a line where one is named; absent where nobody asks. */
  onAsk?: (line?: string) => void
}

/** A reward statement: the letter, the year as a picture, what the employer pays, each line with its why. */
export default function StatementView({ answer, company, pdfUrl, onAsk }: StatementViewProps) {
  const t = useT()
  const format = useFormat()
  const { rewardStatement, rewardStatementGroup } = answer
  const { reissued, correction, difference, firstName, contract } = rewardStatement
  const { statementDateStr, companyDocuments } = rewardStatementGroup
  const documents = companyDocuments.map(({ id, name, description, url }) => ({
    id,
    name,
    detail: description || undefined,
    url,
  }))
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-xl font-semibold tracking-tight">
          {t('statement.hello', { name: firstName })}
        </h1>
        <p className="max-w-160 text-base text-ink-soft text-pretty">
          {t('statement.intro', { day: format.day(statementDateStr), company })}
        </p>
      </header>
      {reissued && (
        <Notice>
          {t('statement.reissued', { day: format.day(reissued.formerAt.slice(0, 10)) })}{' '}
          {reissued.because}
        </Notice>
      )}
      <Letter answer={answer} />
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <TotalCash answer={answer} />
          {correction && (
            <DifferenceCard title={t('statement.corrected')} difference={correction} />
          )}
          <EmployerPays answer={answer} company={company} onAsk={onAsk} />
          <Years answer={answer} />
          {difference && (
            <DifferenceCard title={t('statement.sinceLast')} difference={difference} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <ContractCard answer={answer} onAsk={onAsk} />
          <Suspense>
            <PackageHeld title={t('statement.held')} fields={contract.package} />
          </Suspense>
          {(documents.length > 0 || pdfUrl || onAsk) && (
            <SectionCard title={t('statement.documents')} className="rounded-2xl print:hidden">
              <DocumentList documents={documents} />
              <div className="mt-3 grid gap-2 sm:grid-cols-2">
                {pdfUrl && (
                  <Button asChild>
                    <a href={pdfUrl} target="_blank" rel="noopener">
                      <Download aria-hidden />
                      {t('statement.pdf')}
                    </a>
                  </Button>
                )}
                {onAsk && (
                  <Button onClick={() => onAsk()}>
                    <MessageCircleQuestion aria-hidden />
                    {t('statement.ask')}
                  </Button>
                )}
              </div>
            </SectionCard>
          )}
        </div>
      </div>
    </div>
  )
}
