import { Link } from 'react-router'
import type { BirthQuestion, Question, SectorQuestion } from '#modules/compute/pure'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { InForce } from './in-force.tsx'
import { Source } from './source.tsx'

/** A fact that is not told, what it would change, and the figure of the law behind it. */
export function Asked({ question }: { question: Question }) {
  if ('commission' in question) return <AskedOfCompany question={question} />
  if ('taux' in question) return <AskedOfPerson question={question} />
  return <AskedOfPackage question={question} />
}

/** Whose age a plan follows: no figure of the law is behind it. */
function AskedOfPerson({ question: { code, taux } }: { question: BirthQuestion }) {
  const t = useT()
  const format = useFormat()
  return (
    <Notice tone="warn" role="status">
      <p>
        {t(`editor.asks_${code}`, { taux: format.amount(taux, Number.isInteger(taux) ? 0 : 2) })}
      </p>
    </Notice>
  )
}

/** A figure of the sector that no source gives: the company sets it once. */
function AskedOfCompany({ question }: { question: SectorQuestion }) {
  const t = useT()
  const format = useFormat()
  const { code, commission, montant = 0 } = question
  return (
    <Notice role="status">
      <p>
        {t(`editor.asks_${code}`, { commission, amount: format.euros(montant) })}{' '}
        <Link to={urls.computeModelsSettings} className="text-accent underline underline-offset-4">
          {t('editor.askedOfCompany')}
        </Link>{' '}
        ·{' '}
        <Link
          to={urls.lawCommittee(commission)}
          target="_blank"
          className="text-accent underline underline-offset-4"
        >
          {t('editor.aboutCommittee', { commission })}
        </Link>
      </p>
    </Notice>
  )
}

function AskedOfPackage({
  question,
}: {
  question: Exclude<Question, SectorQuestion | BirthQuestion>
}) {
  const t = useT()
  const format = useFormat()
  const { code, parameter } = question
  const figure = Number(parameter.value)
  const values =
    code === 'rangEngagement'
      ? { effectif: question.effectif, amount: format.euros(figure) }
      : {
          co2: format.amount(question.co2, decimalsOf(question.co2)),
          figure: format.amount(figure, 0),
        }
  return (
    // Nothing is wrong with an untold hiring; a hybrid may count for less than it is.
    <Notice tone={code === 'rangEngagement' ? undefined : 'warn'} role="status">
      <p>
        {t(`editor.asks_${code}`, values)} <InForce parameter={parameter} />
      </p>
      <Source text={parameter.source} href={parameter.href} />
    </Notice>
  )
}

/** Half a gram is the finest an emission gets. */
function decimalsOf(grams: number): number {
  return Number.isInteger(grams) ? 0 : 1
}
