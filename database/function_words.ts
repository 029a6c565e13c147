/** Words of a function, and those that take their place. */
export type OtherWords = readonly [words: string, others: string]

/**
 * The SQL that puts other words into a function as it stands. One that has them already stays as it is; one that has neither
 * was changed by somebody, and the migration ends with that: `replace` alone would find nothing and say nothing.
 */
export function putOtherWords(name: string, ...pairs: readonly OtherWords[]): string {
  return `do $$
    declare
      told text := pg_get_functiondef('${name}'::regproc);
    begin
      ${pairs.map((pair) => putOne(name, pair)).join('\n')}
      execute told;
    end $$;`
}

function putOne(name: string, [words, others]: OtherWords): string {
  const has = (text: string) => `position($w$${text}$w$ in told) > 0`
  // Others that hold the words, as a longer form of them, do not show whether the words are still to be replaced.
  const isDone = others.includes(words) ? has(others) : `${has(others)} and not ${has(words)}`
  return `if not (${isDone}) then
        if not ${has(words)} then
          raise exception 'The function ${name} has neither the words that this migration replaces nor those that take their place.'
            using detail = $w$${words}$w$,
              hint = 'It was changed beside the migrations: put it back as they made it, then migrate again.';
        end if;
        told := replace(told, $w$${words}$w$, $w$${others}$w$);
      end if;`
}
