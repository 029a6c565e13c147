import { CP100 } from './cp100.ts'
import { CP111 } from './cp111.ts'
import { CP112 } from './cp112.ts'
import { CP118 } from './cp118.ts'
import { CP119 } from './cp119.ts'
import { CP121 } from './cp121.ts'
import { CP124 } from './cp124.ts'
import { CP127 } from './cp127.ts'
import { CP14003 } from './cp14003.ts'
import { CP200 } from './cp200.ts'
import { CP202 } from './cp202.ts'
import { CP209 } from './cp209.ts'
import { CP220 } from './cp220.ts'
import { CP226 } from './cp226.ts'
import { CP302 } from './cp302.ts'
import { CP306 } from './cp306.ts'
import { CP310 } from './cp310.ts'
import { CP313 } from './cp313.ts'
import { CP32201 } from './cp32201.ts'
import { CP323 } from './cp323.ts'
import { CP330 } from './cp330.ts'
import { CP336 } from './cp336.ts'
import { CP337 } from './cp337.ts'

/** The months in which each joint committee indexes. */
export const indexationMois = {
  CP100,
  CP111,
  CP112,
  CP118,
  CP119,
  CP121,
  CP124,
  CP127,
  CP14003,
  CP200,
  CP202,
  CP209,
  CP220,
  CP226,
  CP302,
  CP306,
  CP310,
  CP313,
  CP32201,
  CP323,
  CP330,
  CP336,
  CP337,
}
