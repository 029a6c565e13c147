import type { Page } from 'playwright-core'
import { readAxe } from '../axe.ts'
import type { Point } from './window.ts'

/** What a control or a part of a page is called, as it is read aloud: exactly, or by a pattern. */
export type Name = string | RegExp

/** Where something stands in the window, and what keeps it from being pressed. */
export interface Place extends Point {
  width: number
  height: number
  isFree: boolean
}

/** Of all that a page holds, what may have a name that a story tells. */
const NAMED =
  'a, button, input, select, textarea, h1, h2, h3, article, canvas, img, ul, ol, table, dialog, [role]'

/** Runs in the page, which has read axe: role and name as its rules find them, in any browser alike; a space is a space. */
const FIND = async ({ role, source, flags, named }: Record<string, string>) => {
  const { axe, document, requestAnimationFrame } = globalThis as any
  const pattern = new RegExp(source, flags)
  const find = () => {
    axe.setup(document.documentElement)
    try {
      const { aria, text } = axe.commons
      return [...document.querySelectorAll(named)].find(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.closest('[aria-hidden="true"], [inert]') &&
          role.split(' ').includes(aria.getRole(one)) &&
          pattern.test(text.accessibleText(one).replaceAll(/\s+/g, ' '))
      )
    } finally {
      axe.teardown()
    }
  }
  const found = find()
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = found.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x: left, y: top, width, height } = found.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const onTop = document.elementFromPoint(x, y)
  const isStill = before.x === left && before.y === top
  const isOpen = !found.disabled && found.getAttribute('aria-disabled') !== 'true'
  return { x, y, width, height, isFree: isStill && isOpen && !!onTop && found.contains(onTop) }
}

/** Where the first thing of this role (or of one of these, with a space between) and name stands once it is scrolled into sight; null where there is none. */
export async function placeOf(
  page: Pick<Page, 'evaluate'>,
  role: string,
  name: Name
): Promise<Place | null> {
  await readAxe(page)
  const { source, flags } = name instanceof RegExp ? name : new RegExp(`^${RegExp.escape(name)}$`)
  return page.evaluate(FIND, { role, source, flags, named: NAMED })
}
