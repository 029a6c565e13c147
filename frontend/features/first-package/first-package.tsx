import { useEffect, useRef, type ReactNode } from 'react'
import type { Company } from '@/api/types'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { BrandQuestion } from './brand-question.tsx'
import { CommitteeQuestion } from './committee-question.tsx'
import { PeopleQuestion } from './people-question.tsx'
import type { Question } from './questions.ts'
import { Steps } from './steps.tsx'

interface FirstPackageProps {
  company: Company
  questions: readonly Question[]
  question: Question
  onQuestion: (question: Question) => void
  /** Where the logo is chosen. */
  logo: ReactNode
  /** What the last question asks: a function and an amount. */
  packageForm: ReactNode
}

/** A new company's way to its first package: one question at a time, each kept as it is answered, none compulsory. */
export function FirstPackage({
  company,
  questions,
  question,
  onQuestion,
  logo,
  packageForm,
}: FirstPackageProps) {
  const t = useT()
  const at = questions.indexOf(question)
  const before = questions[at - 1]
  const after = questions[at + 1]
  const ways = {
    company,
    onBack: before && (() => onQuestion(before)),
    onNext: () => after && onQuestion(after),
  }
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6">
      <div>
        {questions.length > 1 && <Progress at={at} of={questions.length} />}
        <Title key={question} takesFocus={question !== 'package'}>
          {t(`first-package.title_${question}`)}
        </Title>
        <p className="mt-1 text-pretty text-ink-soft">{t(`first-package.text_${question}`)}</p>
      </div>
      {question === 'brand' ? (
        <BrandQuestion {...ways} logo={logo} />
      ) : (
        <Card className="p-4 sm:p-6">
          {question === 'committee' && <CommitteeQuestion {...ways} />}
          {question === 'people' && <PeopleQuestion {...ways} />}
          {question === 'package' && (
            <>
              {packageForm}
              {ways.onBack && <Steps onBack={ways.onBack}>{null}</Steps>}
            </>
          )}
        </Card>
      )}
    </div>
  )
}

function Progress({ at, of }: { at: number; of: number }) {
  const t = useT()
  return (
    <div className="mb-4">
      <p className="text-sm text-ink-soft">{t('first-package.progress', { at: at + 1, of })}</p>
      <div aria-hidden className="mt-2 flex gap-1.5">
        {Array.from({ length: of }, (_, each) => (
          <span
            key={each}
            className={cn('h-1.5 grow rounded-full', each <= at ? 'bg-accent' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  )
}

/** The question itself: it takes the focus, so that a keyboard and a reader go on from there, unless a field has it. */
function Title({ children, takesFocus }: { children: ReactNode; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="text-xl font-semibold tracking-tight text-balance outline-none"
    >
      {children}
    </h1>
  )
}
