import type { Page } from 'playwright-core'

/** Of the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** A file that the browser saved. */
export interface SavedFile {
  name: string
  bytes: Buffer
}

/** What WebDriver and WebDriver BiDi both know, each in its own way. */
export interface Driver {
  goto(address: string): Promise<unknown>
  /** @param script the body of a function, whose answer JSON can carry; a promise is waited for */
  execute(script: string): Promise<any>
  /** A source of actions, as both standards write it. */
  perform(source: object): Promise<void>
  /** What can be seen, as a PNG. */
  picture(): Promise<Buffer>
}

/** A window of a browser of its own, which knows nothing of the others. */
export interface Window {
  goto(address: string): Promise<unknown>
  /** Runs in the page, with an argument and an answer that JSON can carry; a text is an expression. */
  evaluate: Page['evaluate']
  /** Presses at the first point, moves over the others and lets go. */
  press(points: readonly Point[]): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  picture(): Promise<Buffer>
  /** The next file that is saved, once `act` is done. */
  saved(act: () => Promise<void>): Promise<SavedFile>
  /** What the page complained about until now; empty is good. */
  complaints(): readonly string[]
  close(): Promise<void>
}

/** What hands do, of what a driver knows. */
export const handsOf = ({
  goto,
  execute,
  perform,
  picture,
}: Driver): Pick<Window, 'goto' | 'evaluate' | 'press' | 'type' | 'picture'> => ({
  goto,
  picture,
  evaluate: ((run: unknown, given: unknown) =>
    execute(
      `return ${typeof run === 'string' ? run : `(${run})(${JSON.stringify(given)})`}`
    )) as Page['evaluate'],
  press: ([first, ...others]) =>
    perform({
      ...{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' } },
      actions: [
        movedTo(first!),
        { type: 'pointerDown', button: 0 },
        ...others.map(movedTo),
        { type: 'pointerUp', button: 0 },
      ],
    }),
  type: (text) =>
    perform({
      ...{ type: 'key', id: 'keys' },
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    }),
})

const movedTo = ({ x, y }: Point) => ({
  ...{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
})

/** As a phone shows a page between its bars. */
export const SCREEN = { width: 390, height: 740 }
/** Device pixels in a CSS pixel. */
export const SHARPNESS = 2
