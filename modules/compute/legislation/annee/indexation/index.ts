import { CP111 } from './cp111.ts'
import { CP118 } from './cp118.ts'
import { CP119 } from './cp119.ts'
import { CP121 } from './cp121.ts'
import { CP124 } from './cp124.ts'
import { CP127 } from './cp127.ts'
import { CP14003 } from './cp14003.ts'
import { CP14901 } from './cp14901.ts'
import { CP200 } from './cp200.ts'
import { CP202 } from './cp202.ts'
import { CP209 } from './cp209.ts'
import { CP216 } from './cp216.ts'
import { CP220 } from './cp220.ts'
import { CP226 } from './cp226.ts'
import { CP302 } from './cp302.ts'
import { CP306 } from './cp306.ts'
import { CP310 } from './cp310.ts'
import { CP323 } from './cp323.ts'
import { CP330 } from './cp330.ts'

/** By how much wages rose in each joint committee, by the day it was applied. */
export const indexation = {
  CP111,
  CP118,
  CP119,
  CP121,
  CP124,
  CP127,
  CP14003,
  CP14901,
  CP200,
  CP202,
  CP209,
  CP216,
  CP220,
  CP226,
  CP302,
  CP306,
  CP310,
  CP323,
  CP330,
}
