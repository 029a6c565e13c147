import type { Committee } from './committee.ts'
import { CP105 } from './cp105.ts'
import { CP111 } from './cp111.ts'
import { CP116 } from './cp116.ts'
import { CP118 } from './cp118.ts'
import { CP121 } from './cp121/index.ts'
import { CP124 } from './cp124/index.ts'
import { CP14003 } from './cp14003/index.ts'
import { CP144 } from './cp144.ts'
import { CP14901 } from './cp14901.ts'
import { CP14902 } from './cp14902.ts'
import { CP200 } from './cp200/index.ts'
import { CP201 } from './cp201.ts'
import { CP202 } from './cp202.ts'
import { CP207 } from './cp207.ts'
import { CP209 } from './cp209.ts'
import { CP220 } from './cp220.ts'
import { CP224 } from './cp224.ts'
import { CP226 } from './cp226.ts'
import { CP302 } from './cp302/index.ts'
import { CP306 } from './cp306.ts'
import { CP307 } from './cp307.ts'
import { CP310 } from './cp310.ts'
import { CP311 } from './cp311.ts'
import { CP312 } from './cp312.ts'
import { CP313 } from './cp313.ts'
import { CP319 } from './cp319.ts'
import { CP327 } from './cp327.ts'
import { CP32701 } from './cp32701.ts'
import { CP329 } from './cp329.ts'
import { CP330 } from './cp330.ts'
import { CP332 } from './cp332.ts'
import { CP336 } from './cp336/index.ts'
import { CP337 } from './cp337.ts'

/** Every joint committee of which something is known, by number. Another one is nothing but its name and its index. */
export const COMMITTEES: readonly Committee[] = [
  CP105,
  CP111,
  CP116,
  CP118,
  CP121,
  CP124,
  CP14003,
  CP144,
  CP14901,
  CP14902,
  CP200,
  CP201,
  CP202,
  CP207,
  CP209,
  CP220,
  CP224,
  CP226,
  CP302,
  CP306,
  CP307,
  CP310,
  CP311,
  CP312,
  CP313,
  CP319,
  CP327,
  CP32701,
  CP329,
  CP330,
  CP332,
  CP336,
  CP337,
]

const BY_CODE: ReadonlyMap<string, Committee> = new Map(COMMITTEES.map((each) => [each.code, each]))

/** The committee of a code, where something is known of it. */
export function committeeOf(code: string): Committee | undefined {
  return BY_CODE.get(code)
}
