import { SEALED, type Answers } from './answers.ts'

const keyOf = (id: string) => `barema.worker-form.1.${id}`

/** Keeps what was typed while the tab is open, but for what is sealed. A full storage loses the copy alone. */
export function keepAnswers(id: string, answers: Answers): void {
  const kept = Object.entries(answers).filter(([name]) => !SEALED.some((each) => each === name))
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(Object.fromEntries(kept)))
  } catch {
    dropAnswers(id)
  }
}

export function keptAnswers(id: string): Partial<Answers> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}') as Partial<Answers>
  } catch {
    return {}
  }
}

export function dropAnswers(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}
