import { CircleX, TriangleAlert } from 'lucide-react'
import type { Offer } from '@/api/offers'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { daysUntil } from '#modules/shared/values/days'
import { pageConfig } from '@/lib/config'
import { figuresToShow, readFigure } from '@/lib/pay/figures'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface SendDialogProps {
  offer: Offer
  open: boolean
  busy: boolean
  onClose: () => void
  onSend: () => void
}

/** Asked once before an offer leaves: to whom, in which language, until when; what is missing, and what one may have forgotten. */
export function SendDialog({ offer, open, busy, onClose, onSend }: SendDialogProps) {
  const t = useT()
  const format = useFormat()
  const { worker, validityDateStr, language, problems, doubts, files, fullPackage } = offer
  const seconds = pageConfig().offerUndoSeconds ?? 0
  const facts: [label: string, value: string | null][] = [
    [
      t('offers.candidate'),
      worker && [worker.displayName, worker.email].filter(Boolean).join(' · '),
    ],
    [t('offers.package'), offer.package?.nomFonction ?? null],
    ...promisedIn(fullPackage).map((figure): [string, string] => [
      t(`pay.figure_${figure}`),
      `${format.euros(readFigure(fullPackage!.compute, figure, 'month'), 0)} ${t('pay.perMonthUnit')}`,
    ]),
    [t('offers.language'), LANGUAGE_NAMES[language]],
    [
      t('offers.validityDay'),
      validityDateStr &&
        `${format.day(validityDateStr)} (${t('offers.daysLeft', { days: Math.max(0, daysUntil(validityDateStr)) })})`,
    ],
    [t('offers.files'), files.length > 0 ? files.map(({ name }) => name).join(', ') : null],
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t(problems.length > 0 ? 'offers.notReady' : 'offers.sendTitle')}
      description={
        problems.length > 0
          ? t('offers.notReadyText')
          : [t('offers.sendText'), seconds > 0 && t('offers.undoPromise', { seconds })]
              .filter(Boolean)
              .join(' ')
      }
      className="max-w-lg"
    >
      <ul className="mb-4 flex flex-col gap-2 empty:hidden">
        {problems.map(({ path, message }) => (
          <li key={path} className="flex items-start gap-2 text-danger">
            <CircleX className="mt-0.5 size-4 shrink-0" aria-hidden />
            {message}
          </li>
        ))}
        {doubts.map(({ code, message }) => (
          <li key={code + message} className="flex items-start gap-2 text-warn">
            <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {message}
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <DialogActions>
        <Button onClick={onClose}>
          {t(problems.length > 0 ? 'common.close' : 'common.cancel')}
        </Button>
        {problems.length === 0 && (
          <Button variant="primary" busy={busy} onClick={onSend}>
            {t('offers.sendNow')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** What the candidate is promised of a package: not its cost. */
const promisedIn = (pack: Offer['fullPackage']) =>
  pack ? figuresToShow(pack.compute, 'month').filter((figure) => figure !== 'cost') : []
