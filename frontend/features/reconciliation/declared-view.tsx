import { Download } from 'lucide-react'
import { declaredFile, useDeclaredCheck, type DeclaredPage } from '@/api/reconciliation'
import { FileLink } from '@/components/app/file-link'
import { Loaded } from '@/components/app/loaded'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useFileOrToast } from '@/lib/use-file-or-toast'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { DeclaredLine } from './declared-line.tsx'
import { DeclaredPeople } from './declared-people.tsx'
import { namesOf } from './names-of.ts'
import { VerdictBar } from './verdict-bar.tsx'

interface DeclaredViewProps {
  filter: DeclaredPage
  onChange: (change: Partial<DeclaredPage>) => void
}

/** One declaration: what it says beside payslips and computed months, in all and of each person, and what it does not tell. */
export function DeclaredView({ filter, onChange }: DeclaredViewProps) {
  const t = useT()
  const format = useFormat()
  const asked = useDeclaredCheck(filter)
  const file = useFileOrToast(declaredFile(filter.period))
  return (
    <Loaded query={asked}>
      {(data) => (
        <>
          <SectionCard
            title={t('reconciliation.overview')}
            aside={
              <Button size="sm" asChild>
                <FileLink file={file} icon={Download}>
                  {t('reconciliation.download')}
                </FileLink>
              </Button>
            }
          >
            <VerdictBar
              verdicts={data.verdicts}
              chosen={filter.verdict}
              onChoose={(verdict) => onChange({ verdict })}
            />
            <div className="mt-4 divide-y divide-line border-t border-line">
              {data.lines.map((line) => (
                <DeclaredLine key={line.key} line={line} />
              ))}
            </div>
            {data.beside.length > 0 && (
              <ul
                aria-label={t('reconciliation.beside')}
                className="border-t border-line py-2 text-sm"
              >
                {data.beside.map(({ code, amount, people }) => (
                  <li key={code} className="flex flex-wrap justify-between gap-x-4">
                    <span>
                      {t('reconciliation.besideCode', { code })}{' '}
                      <span className="text-xs text-ink-soft">
                        {t('reconciliation.declaredPeople', { total: people })}
                      </span>
                    </span>
                    <span className="tabular-nums">{format.amount(amount)}</span>
                  </li>
                ))}
              </ul>
            )}
            {data.notDeclared.total > 0 && (
              <Notice className="mt-4">
                {t('reconciliation.notDeclared', {
                  count: data.notDeclared.total,
                  names: namesOf(data.notDeclared),
                })}
              </Notice>
            )}
            <p className="mt-4 text-xs text-ink-soft">{t(`reconciliation.tells_${data.kind}`)}</p>
          </SectionCard>
          <DeclaredPeople query={{ ...asked, data }} filter={filter} onChange={onChange} />
        </>
      )}
    </Loaded>
  )
}
