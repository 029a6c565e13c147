import { lazy, Suspense } from 'react'
import { Download, MessageCircleQuestion } from 'lucide-react'
import { DocumentList } from '@/components/app/document-list'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { withWords } from '@/lib/with-words'
import { ContractCard } from './contract-card.tsx'
import type { StatementProps } from './statement.ts'

/** What benefits are comes with the engine's own list of them. */
const PackageHeld = lazy(() => withWords('held', import('@/components/pay/package-held')))

/** Beside the year: the contract line by line, what the person has, the company's documents, the PDF and the question. */
export default function StatementBeside({ answer, pdfUrl, onAsk }: StatementProps) {
  const t = useT()
  const { contract } = answer.rewardStatement
  const documents = answer.rewardStatementGroup.companyDocuments.map(
    ({ id, name, description, url }) => ({ id, name, detail: description || undefined, url })
  )
  return (
    <>
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
    </>
  )
}
