/**
 * What the reader knows of a language: words of a concept, without accents and capitals, separated by `|`. Titles of
 * benefits and committees come from the engine and need not stand here. A concept is
 * `pay:…` gross, net, cost or any · `benefit:…` by its name in the engine · `field:…` a field that takes a number ·
 * `set:field=value` what the words say by themselves · `per:…` and `unit:…` what stands beside a number · `do:…` and
 * `no:…` what is to be done · `ask:…` a question · `skip:…` what is known and says nothing of a package · `other:` a thing that
 * people are given and the product does not know: it takes its amount along, and both are shown as not understood.
 */
export type Lexicon = Readonly<Record<string, string>>

/** Each of some words before each of others: "mari travaille", "copine travaille", … */
export function combined(first: string, second: string): string {
  return first
    .split('|')
    .flatMap((a) => second.split('|').map((b) => `${a} ${b}`))
    .join('|')
}
