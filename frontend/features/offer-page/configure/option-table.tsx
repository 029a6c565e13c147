import { useId, useState, type ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { SortHead } from '@/components/app/sort-head'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useLocale, useT } from '@/lib/use-t'
import type { Effect } from '../engine.ts'
import type { Option } from '../offer.ts'
import { emissionOf, OptionPicture } from './option-picture.tsx'
import { pageOf, pagesOf, sortedRows, type Row, type Sort, type SortKey } from './option-rows.ts'

interface OptionTableProps {
  /** What is chosen from: « Voiture de société ». */
  name: string
  options: readonly Option[]
  chosen: Option | undefined
  /** Benefit in kind of each, EUR a month; absent for what has none. */
  atns?: readonly number[]
  /** What each does to the net pay, against none of them. */
  effects?: ReadonlyMap<Option, Effect | null>
  /** Of cars energies stand in a column of their own. */
  kind: 'car' | 'bike'
  /** Whether a row says that none is taken. */
  none: boolean
  onChoose: (option: Option | null) => void
}

/** Cars or bikes to choose from: ten rows a page, by description unless told, in the order of the column clicked. */
export function OptionTable(props: OptionTableProps) {
  const { name, options, chosen, atns, effects, kind, none, onChoose } = props
  const energie = kind === 'car'
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const group = useId()
  const [sort, setSort] = useState<Sort>({ by: 'description', order: 'asc' })
  const rows = sortedRows(
    options.map((option, at): Row => ({
      option,
      at,
      atn: atns?.[at],
      effect: effects?.get(option),
      energie: option.energie ? t(`fields.choice_${option.energie}`) : '',
    })),
    sort,
    locale
  )
  // The page opens where the choice is.
  const [page, setPage] = useState(() => pageOf(rows, chosen))
  const pages = pagesOf(rows)
  const at = Math.min(page, pages.length - 1)
  const head = (by: SortKey, className?: string) => (
    <SortHead
      label={t(`fields.column_${by}`)}
      order={sort.by === by ? sort.order : undefined}
      onSort={(order = 'asc') => {
        setSort({ by, order })
        setPage(0)
      }}
      className={cn('py-2 pr-3 font-medium', className)}
    />
  )
  const radio = (option: Option | null, label: string) => (
    <td className="w-10 pl-3">
      <input
        type="radio"
        name={group}
        className="accent-accent"
        aria-label={label}
        checked={option === (chosen ?? null)}
        onChange={() => onChoose(option)}
      />
    </td>
  )
  const columns = 2 + Number(energie) + Number(atns !== undefined) + Number(effects !== undefined)

  return (
    <div>
      <div className="overflow-hidden rounded-lg border border-line">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr className="border-b border-line bg-sunken text-left text-xs text-ink-soft">
              <th scope="col" className="w-10">
                <span className="sr-only">{t('choices.choice')}</span>
              </th>
              {head('description')}
              {energie && head('energie', 'max-sm:hidden')}
              {atns && head('atn', 'text-right max-sm:hidden')}
              {effects && head('effect', 'text-right')}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {none && (
              <ChoiceRow taken={chosen === undefined} onTake={() => onChoose(null)}>
                {radio(null, t('choices.noOption'))}
                <td className="py-2.5 pr-3 text-ink-soft" colSpan={columns - 1}>
                  {t('choices.noOption')}
                </td>
              </ChoiceRow>
            )}
            {(pages[at] ?? []).map(({ option, at: key, atn, effect, energie: words }) => (
              <ChoiceRow key={key} taken={option === chosen} onTake={() => onChoose(option)}>
                {radio(option, option.description ?? '')}
                <th scope="row" className="py-2.5 pr-3 text-left font-normal wrap-anywhere">
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-nowrap">
                    <OptionPicture kind={kind} option={option} />
                    <span className="min-w-0">
                      {option.description}
                      <span className="block text-xs text-ink-soft">
                        {[
                          option.carrosserie && t(`choices.body_${option.carrosserie}`),
                          energie &&
                            emissionOf(option) !== null &&
                            t('choices.co2', { grams: emissionOf(option)! }),
                          option.autonomie && t('choices.range', { km: option.autonomie }),
                          option.puissanceCharge &&
                            t('choices.charge', { kw: option.puissanceCharge }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                        <span className="block sm:hidden">
                          {[
                            energie && words,
                            atns &&
                              t('choices.atn', {
                                amount: t('contents.value_month', {
                                  amount: format.euros(atn ?? 0, 0),
                                }),
                              }),
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      </span>
                    </span>
                  </span>
                </th>
                {energie && <td className="py-2.5 pr-3 max-sm:hidden">{words}</td>}
                {atns && (
                  <td className="amount py-2.5 pr-3 max-sm:hidden" title={format.euros(atn ?? 0)}>
                    {format.euros(atn ?? 0, 0)}
                    <span className="text-xs text-ink-soft"> {t('candidate.perMonth')}</span>
                  </td>
                )}
                {effects && (
                  <td className="amount py-2.5 pr-3">
                    {effect ? (
                      <>
                        <span className="font-medium">{format.difference(effect.month)}</span>
                        <span className="text-xs text-ink-soft max-sm:block">
                          {' '}
                          {t('choices.netPerMonth')}
                        </span>
                        <span className="block text-xs text-ink-soft">
                          {format.difference(effect.year)} {t('candidate.perYear')}
                        </span>
                      </>
                    ) : (
                      <span className="text-xs text-ink-soft">
                        {effect === null ? t('choices.notPossible') : '…'}
                      </span>
                    )}
                  </td>
                )}
              </ChoiceRow>
            ))}
          </tbody>
        </table>
      </div>
      {pages.length > 1 && (
        <nav
          aria-label={t('choices.pagesOf', { name })}
          className="mt-2 flex items-center justify-end gap-2 text-xs text-ink-soft"
        >
          <span role="status">{t('choices.page', { page: at + 1, pages: pages.length })}</span>
          <Button
            size="icon"
            variant="ghost"
            aria-label={t('lists.previousPage')}
            disabled={at === 0}
            onClick={() => setPage(at - 1)}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button
            size="icon"
            variant="ghost"
            aria-label={t('lists.nextPage')}
            disabled={at === pages.length - 1}
            onClick={() => setPage(at + 1)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </nav>
      )}
    </div>
  )
}

/** The whole row is a target for a finger; the keyboard has the radio. */
function ChoiceRow({
  taken,
  onTake,
  children,
}: {
  taken: boolean
  onTake: () => void
  children: ReactNode
}) {
  return (
    <tr
      className={cn('cursor-pointer', taken ? 'bg-accent-soft' : 'hover:bg-sunken')}
      onClick={() => !taken && onTake()}
    >
      {children}
    </tr>
  )
}
