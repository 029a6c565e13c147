import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useUser } from '@/api/get-user'
import type { Company, Package } from '@/api/types'
import { AskedDialog } from '@/components/app/asked-dialog'
import { LeaveDialog } from '@/components/app/leave-dialog'
import { dayOfLawset } from '@/components/pay/law-line'
import { MarginProvider } from '@/components/pay/pictures/margin-context'
import { ProjectionProvider } from '@/components/pay/projection-context'
import { VariantTabs } from '@/components/pay/variant-tabs'
import { WhyProvider } from '@/components/pay/why-context'
import { draftKeyOf, dropDraft, keptDraft } from '@/lib/draft-storage'
import { isAssessed, isPricedCar, type BesideSheet } from '@/lib/pay/beside'
import { marginOf } from '@/lib/pay/margin'
import { withAllWords } from '@/lib/rest-of-words'
import { useMedia } from '@/lib/use-media'
import { useStable } from '@/lib/use-stable'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { AddBenefit } from './add-benefit.tsx'
import { BenefitSection } from './benefit-section.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ContractSection } from './contract-section.tsx'
import { draftOf, inputOf, requestOf, type Draft, type DraftFields, type Pin } from './draft.ts'
import { EditorContext } from './editor-context.tsx'
import { EditorMessages } from './editor-messages.tsx'
import { Place } from './editor-section.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { BENEFIT_SECTIONS } from './fields.ts'
import { FiguresContext } from './figures-context.tsx'
import { differenceOf } from './figure-difference.ts'
import { IdentityCard } from './identity-card.tsx'
import { JumpBar } from './jump-bar.tsx'
import { outcomeOf } from './outcome.ts'
import { PaySection } from './pay-section.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { PinNotice } from './pin-notice.tsx'
import { FiguresCard, ResultsCard } from './results-panel.tsx'
import { figuresOf, useShown } from './shown.ts'
import { SectionsContext, useSectionsOf } from './sections-context.ts'
import { isContractor } from './situation.ts'
import { SituationSection } from './situation-section.tsx'
import { useExplainer } from '@/lib/pay/use-explainer'
import { useFieldErrors } from './use-field-errors.ts'
import { useHistory } from './use-history.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useSave } from './use-save.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { Warnings } from './warnings.tsx'

/** From here on what follows stands beside the form. */
const WIDE = '(min-width: 64rem)'

interface PackageEditorProps {
  stored: Package
  company: Company
  /** Absent where the package belongs to an offer, which is copied and removed as a whole. */
  onDuplicate?: () => void
  /** Where an offer is prepared from it; absent where none can be. */
  offerAddress?: string
  onDelete?: () => void
  /** The job title as typed, for the breadcrumbs. */
  onRename?: (name: string) => void
}

/** The package editor: what one decides on the left, what follows on the right, computed here at every keystroke. */
export function PackageEditor({
  stored,
  company,
  onDuplicate,
  offerAddress,
  onDelete,
  onRename,
}: PackageEditorProps) {
  const t = useT()
  const draftKey = draftKeyOf(useUser().data?.id, stored.id)
  const [kept] = useState(() => keptDraft<Draft>(draftKey))
  const form = useForm<Draft>({ defaultValues: kept?.values ?? draftOf(stored) })
  const draft = useWatch({ control: form.control }) as Draft
  const [restored, setRestored] = useState(kept !== null)
  const [beside, setBeside] = useState<BesideSheet | null>(null)

  const request = useMemo(() => requestOf(draft, company), [draft, company])
  const outcome = useMemo(() => outcomeOf(request), [request])
  const save = useSave(stored, kept?.version ?? stored.version)
  const shown = useShown(outcome.ok ? outcome.answer : null, save.saved)
  // The stack answers in the frame of the key or the finger; all that follows from it comes in the next one.
  const now = useMemo(
    () => ({ request, outcome, shown, pin: draft.pin }),
    [request, outcome, shown, draft.pin]
  )
  const settled = useDeferredValue(now)
  const input = inputOf(draft, shown.gross)
  const dirty = save.isDirty(input)
  const errors = useFieldErrors(draft, outcome, save.fieldErrors)

  const setDraft = useCallback(
    (next: Draft) => form.reset(next, { keepDefaultValues: true }),
    [form]
  )
  const setPin = useCallback((pin: Pin) => form.setValue('pin', pin), [form])
  const patch = useCallback(
    (changes: Partial<DraftFields>) =>
      form.setValue('package', { ...form.getValues('package'), ...changes }),
    [form]
  )
  const history = useHistory(draft, setDraft)
  useKeptDraft(draftKey, draft, save.version, dirty)

  const saveNow = useStable(async () => !errors.any && (await save.save(input)))
  const saveIfDirty = useStable(() => void (dirty && saveNow()))
  const saveFirst = useStable(async () => !dirty || (await saveNow()))
  // What is offered or agreed stands as it is.
  const ofItsOwn = ['SIMULATION', 'REFERENCE'].includes(save.saved.packageCategory)
  const duplicate = useStable(() => onDuplicate?.())
  const remove = useStable(() => onDelete?.())
  useShortcuts({ save: saveIfDirty, undo: history.undo, redo: history.redo })

  const { forgetErrors } = save
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) forgetErrors()
    first.current = false
  }, [draft, forgetErrors])

  const name = useDeferredValue(draft.nomFonction)
  useEffect(() => onRename?.(name), [name, onRename])

  useEffect(() => {
    if (!dirty) setRestored(false)
  }, [dirty])

  function discardDraft() {
    dropDraft(draftKey)
    setRestored(false)
    setDraft(draftOf(save.saved))
  }

  const explain = useExplainer(settled.request)
  const margin = useStable(() =>
    marginOf(settled.request, settled.shown.gross, settled.shown.compute)
  )
  const { errorAt, countErrors, pinError } = errors
  const editor = useMemo(
    () => ({ form, company, saved: save.saved, patch, errorAt, countErrors }),
    [form, company, save.saved, patch, errorAt, countErrors]
  )
  const figures = useMemo(
    () => ({ ...figuresOf(settled.shown), request: settled.request, pinError }),
    [settled.shown, settled.request, pinError]
  )
  const difference = useMemo(
    () =>
      dirty || settled !== now || !outcome.ok
        ? null
        : differenceOf(outcome.answer, save.saved, company),
    [dirty, settled, now, outcome, save.saved, company]
  )
  const contractor = isContractor(draft.package.computeModelConfig)

  // Beside the form where there is room; on a phone the figures come before it and their lines behind it.
  const wide = useMedia(WIDE)
  const sections = useSectionsOf(wide)
  const figuresCard = (
    <FiguresCard
      shown={shown}
      settled={settled}
      contractor={contractor}
      pin={draft.pin}
      solved={outcome.ok ? outcome.answer.solved : undefined}
      pinError={errors.pinError}
      invalid={!outcome.ok}
      onPin={setPin}
    />
  )
  const resultsCard = (
    <ResultsCard settled={settled.shown} invalid={!outcome.ok} contractor={contractor} />
  )

  return (
    <EditorContext value={editor}>
      <SectionsContext value={sections}>
        <FiguresContext value={figures}>
          <WhyProvider explain={explain}>
            <MarginProvider margin={margin}>
              <EditorToolbar
                title={draft.nomFonction}
                lawDay={dayOfLawset(shown.lawset)}
                packageId={stored.id}
                dirty={dirty}
                saving={save.saving}
                savedAt={save.savedAt}
                canUndo={history.canUndo}
                canRedo={history.canRedo}
                canSave={dirty && !errors.any}
                onUndo={history.undo}
                onRedo={history.redo}
                onSave={saveNow}
                onDuplicate={onDuplicate && duplicate}
                offerAddress={offerAddress}
                onDelete={onDelete && remove}
                hasYear={isAssessed(settled.request)}
                hasCar={isPricedCar(settled.request)}
                onBeside={setBeside}
              />
              {ofItsOwn && (
                <VariantTabs
                  packageId={stored.id}
                  addressOf={urls.editPackage}
                  beforeAdding={saveFirst}
                />
              )}
              <EditorMessages
                save={save}
                dirty={dirty}
                restoredAt={restored ? (kept?.keptAt ?? null) : null}
                onDiscard={discardDraft}
                otherError={errors.otherError}
                staleDraft={restored && save.version < save.saved.version}
                difference={difference}
                onSave={() => void saveNow()}
              />
              <PinNotice state={settled} />
              <Warnings className="mb-6 lg:hidden" />
              <ProjectionProvider lawset={settled.shown.lawset}>
                <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-24 lg:grid-cols-[minmax(0,45rem)_minmax(22rem,1fr)] lg:pb-0 xl:grid-cols-[minmax(0,40rem)_minmax(27rem,1fr)]">
                  {!wide && <Place id="figures">{figuresCard}</Place>}
                  {!wide && <JumpBar />}
                  <form
                    className="flex flex-col gap-2 lg:gap-4 lg:*:skip-offscreen"
                    noValidate
                    onSubmit={(event) => event.preventDefault()}
                  >
                    <IdentityCard />
                    <PaySection />
                    {/* Its list reaches over what stands below. */}
                    <div className="relative z-10" style={{ contentVisibility: 'visible' }}>
                      <Place id="benefits">
                        {!wide && (
                          <h2
                            tabIndex={-1}
                            className="pt-4 pb-2 text-base font-semibold outline-none"
                          >
                            {t('editor.benefits')}
                          </h2>
                        )}
                        <AddBenefit request={settled.request} />
                      </Place>
                    </div>
                    {BENEFIT_SECTIONS.map((id) => (
                      <BenefitSection key={id} id={id} />
                    ))}
                    <ContractSection />
                    <SituationSection />
                  </form>
                  {wide ? (
                    <div className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col gap-4 self-start overflow-y-auto rounded-xl">
                      {figuresCard}
                      {resultsCard}
                    </div>
                  ) : (
                    resultsCard
                  )}
                </div>
                <PhoneBar
                  compute={settled.shown.compute}
                  contractor={contractor}
                  canSave={dirty && !errors.any}
                  saving={save.saving}
                  onSave={saveNow}
                />
              </ProjectionProvider>
              <ConflictDialog
                open={save.stale}
                mine={input}
                theirs={save.theirs}
                onTheirs={async () => setDraft(draftOf(await save.loadTheirs()))}
                onMine={() => void save.saveOver(input)}
                onLater={save.decideLater}
              />
              {beside && (
                <AskedDialog
                  name="beside"
                  load={() => withAllWords(import('@/components/pay/beside-dialog'))}
                  props={{
                    sheet: beside,
                    request: settled.request,
                    name: draft.nomFonction,
                    forWhom: stored.person?.displayName,
                    onClose: () => setBeside(null),
                  }}
                />
              )}
              <LeaveDialog dirty={dirty} onSave={saveNow} onDiscard={() => dropDraft(draftKey)} />
            </MarginProvider>
          </WhyProvider>
        </FiguresContext>
      </SectionsContext>
    </EditorContext>
  )
}
