import { combined, type Lexicon } from './words.ts'

const PARTNER =
  'spouse|husband|wife|partner|girlfriend|boyfriend|fiance|fiancee|other half|missus|hubby|hubbie|wifey|better half|significant other'

export const EN: Lexicon = {
  'pay:gross':
    'gross|gross salary|gross pay|gross a month|gross per month|gross monthly|gross monthly salary|grose|monthly gross|base gross|gross wage|gross base|annual gross|gross annual|gross annual salary|annual gross salary|yearly gross|gross yearly|gross per year|gross a year|before tax|before taxes|pre tax',
  'pay:net':
    'net|net salary|net pay|take home|take home pay|takehome|in hand|in the pocket|net monthly|net monthly salary|after tax|after taxes|nett|in the bank|in pocket|net a month|net per month|take homes|after deductions|net in hand|net take home',
  'pay:cost':
    'employer cost|cost to employer|total cost|employer s cost|cost for the employer|total employer cost|cost to the company|company cost|annual cost|yearly cost|annual employer cost|yearly employer cost|cost|costs|employers cost|labour cost|labor cost|total budget|budget|cost us|costing us|cost the company|cost for us|ctc|payroll cost|fully loaded|loaded cost|all in cost|cost to company|employer costs|employer budget|all in|all inclusive|everything included|can spend|to spend|we can afford|afford|total employment cost|employment cost|employer s total cost|fully loaded cost|full cost|total annual cost|total yearly cost|cost overall|cost all in|salary budget|yearly budget|annual budget',
  'pay:any':
    'salary|pay|wage|wages|earns|earn|base salary|base pay|monthly salary|making|paid|makes|compensation',
  'benefit:voitureSociete':
    'car|company car|vehicle|lease car|salary car|firm car|cars|tesla|bmw|audi|volvo|polestar|volkswagen|vw|mercedes|skoda|kia|hyundai|motor|company vehicle|company cars|firm s car|leased car|leasing car|company motor|company wheels|motorcar',
  'benefit:carteEssence':
    'fuel card|petrol card|charging card|gas card|fuelcard|charge card|charge pass',
  'benefit:budgetMobilite': 'mobility budget|mobility allowance|mobility',
  'benefit:velo':
    'bike|company bike|bicycle|lease bike|bike lease|e bike|ebike|electric bike|speed pedelec|cycle lease|bike leasing',
  'benefit:telephone':
    'phone|fone|mobile|mobile phone|smartphone|iphone|cell phone|cellphone|company phone|handset|work phone|business phone|company mobile|company mobile phone|company smartphone|work mobile',
  'benefit:telephonePlan':
    'phone plan|phone subscription|mobile plan|mobile subscription|sim|sim card|phone contract|mobile contract|data plan|subscription',
  'benefit:laptop':
    'laptop|computer|pc|macbook|notebook|company laptop|work laptop|lap top|company computer|work computer',
  'benefit:chauffage': 'heating|free heating',
  'benefit:electricite': 'electricity|free electricity',
  'benefit:assuranceGroupe':
    'group insurance|pension plan|group pension|supplementary pension|second pillar|pension scheme|occupational pension|pension|extra legal pension|2nd pillar|group plan|groupe insurance|groep insurance|group insurances|group assurance|group pension plan|company pension|complementary pension|group policy|supplementary pension plan|group life',
  'benefit:cotisationAG':
    'employee contribution to the group insurance|employee share of the group insurance|worker s share of the group insurance|own contribution group insurance|employee contribution group insurance|personal contribution group insurance',
  'benefit:assuranceHospitalisation':
    'hospitalisation insurance|hospital insurance|hospitalization insurance|hospitalisation|hospitalization|health insurance|medical insurance|dkv|hospital cover|hospi|hospital plan|hospitalisation cover|hospital coverage|hospitalization cover|hospitalisation plan|hospitalization plan|hospital policy|hospitalisation policy',
  'benefit:cotisationAH':
    'employee contribution to the hospitalisation insurance|employee share of the hospital insurance|own contribution hospital insurance|employee contribution hospital insurance|employee contribution hospitalisation|worker s share of the hospitalisation insurance',
  'benefit:extensionAssurance':
    'insurance extension|insurance extensions|extension for the family|family extension|partner extension|extended insurance',
  'benefit:chequeRepas':
    'face value|vouchers|voucher|meal voucher|meal vouchers|lunch voucher|lunch vouchers|food vouchers|meal cheques|luncheon vouchers|meal cheque|meal tickets|lunch cheques|food voucher|meal checks|meal vouchrs|edenred|sodexo|monizze|pluxee|mealvouchers|meal ticket|mv',
  'benefit:ecoCheques':
    'eco vouchers|eco voucher|ecovouchers|ecocheques|eco cheques|green vouchers|eco cheque|ecovoucher',
  'benefit:chequeSportCulture':
    'sport and culture voucher|sport and culture vouchers|sports vouchers|culture vouchers|sport and culture|sport vouchers|sports and culture vouchers|culture voucher|sports and culture',
  'benefit:chequeCadeau':
    'gift voucher|gift vouchers|gift cheque|gift cheques|gift card|gift cards|christmas voucher|gift vouch',
  'benefit:joursConge':
    'extra leave days|extra holidays|extra holiday|extra days off|additional leave|days off|leave days|holiday days|extra vacation days|days of leave|extra legal days|additional holidays|days of holiday|vacation days|extra days of leave|days leave|days holiday|pto|days of extra leave|extra leave|extra holiday days|additional days of leave|days extra leave|days vacation|extra legal holidays|extra vacation|extra days leave|extra leave day|additional leave days|additional days off|bonus holidays|extra legal leave|extra legal leave days|extra day off|extra annual leave',
  'benefit:fraisTransport':
    'commuting|commuting allowance|commute|travel allowance|travel expenses|transport allowance|commuting costs|travel costs|mileage|mileage allowance|commuter allowance|transport costs|commuting expenses|transport',
  'benefit:teletravail':
    'homeworking|homeworking allowance|home working allowance|telework|teleworking|remote work allowance|home office|home office allowance|working from home allowance|wfh allowance|telework allowance|remote allowance|wfh|home working|work from home allowance|homework allowance|teleworking allowance|working from home',
  'benefit:internet':
    'internet|internet allowance|internet connection|broadband|wifi|internet subscription',
  'benefit:fraisRepresentation':
    'representation allowance|representation costs|representation expenses|expense allowance|flat expenses|net expenses|lump sum expenses|net allowance|representation|flat rate expenses|expenses|expense lump sum|net expense allowance',
  'benefit:indemniteBYOD':
    'byod|own device|own devices|bring your own device|byod allowance|own phone allowance|own laptop allowance|own laptop|own phone',
  'benefit:garage': 'garage|garage allowance',
  'benefit:parking': 'parking|parking space|parking allowance|parking spot|car park|parking place',
  'benefit:carWash': 'car wash|carwash|car washing|washing the car|car wash allowance',
  'benefit:indemniteRepas': 'meal allowance|meal allowances|lunch allowance|road meal allowance',
  'benefit:autresFrais':
    'other expenses|other costs|other expense|miscellaneous expenses|misc expenses',
  'benefit:commissions':
    'commission|commissions|sales commission|monthly commission|sales commissions',
  'benefit:bonusAnnuel':
    'bonus|annual bonus|yearly bonus|performance bonus|year end bonus|cash bonus|variable pay|variable|individual bonus|target bonus',
  'benefit:cct90':
    'cba 90|cct 90|cct90|cba90|cba 90 bonus|cct 90 bonus|collective bonus|non recurring bonus|cla 90|cla 90 bonus|cla90|collective bonus plan|cao 90',
  'benefit:warrants': 'warrants|warrant|bonus in warrants|warrant plan',
  'benefit:flexWarrants': 'optional warrants|flex warrants|flexwarrants|choice of warrants',
  'benefit:primeBeneficiaire':
    'profit premium|profit bonus|profit sharing|profit share|profit sharing premium',
  'benefit:stockOptions': 'stock options|share options|options|stock option|esop|equity options',
  'benefit:epargnePension': 'pension savings|pension saving|private pension savings',
  'benefit:droitsAuteur':
    'copyright|copyright income|copyrights|author rights|royalties|author s rights|copyright pay',
  'benefit:allocationsExtra':
    'extra allowances|extra allowance|extra child allowance|additional child benefit|extra child benefit|additional allowances|supplementary child benefit|additional allowance',
  'benefit:packageExtras': 'extras',
  'field:valeurVS':
    'catalogue value|catalog value|list price|catalogue price|worth|value|price|purchase price|catalog price|list value|sticker price|catalogue|msrp',
  'field:tcoMensuelVS':
    'leasing|lease|tco|lease cost|monthly cost|lease price|rental|leasing cost|monthly lease|leased at|car budget|lease payment|rent|leasing price|lease budget|monthly leasing|lease fee|leased',
  'field:co2VS': 'co2|g co2|grams of co2|emission|emissions|co2 emissions|g km|grams|grammes',
  'field:batterieVS': 'battery|battery capacity',
  'field:contributionVS':
    'own contribution for the car|car contribution|employee contribution for the car|personal contribution car|contribution to the car|employee contribution car|personal contribution for the car|contribution for the car|employee s contribution for the car|own contribution car|own contribution to the car|personal contribution to the car|employee contribution to the car|monthly contribution for the car|car contribution of',
  'field:quotePartChequeRepas':
    'employee share meal voucher|employee share meal vouchers|employee share of the meal voucher|employee share of the meal vouchers|employee contribution meal vouchers|employee share|employee contribution|employee part|worker share|worker contribution|own contribution|personal share|personal contribution|employee pays|worker s share|paid by the employee|borne by the employee|employee s share|employee s contribution|employee s part|paid by the worker|withheld|withheld from pay|deducted from pay|employee pays for|the employee paying|at the employee s expense|charged to the employee|own share',
  'field:distanceDomicileTravail':
    'distance|lives at|distance to work|from work|from the office|one way|commute of|lives|away|from home',
  'field:joursTransport': 'commuting days|office days|days in the office|days at the office',
  'field:enfantsACharge':
    'child|children|kids|kid|dependent children|dependent child|dependant children|childern|childs|little ones|dependent kids|small children|young children|childrens|dependants|dependents|nippers|toddlers|youngsters|kiddos|kids in charge|children in charge|tax dependent children|dependent kid|babies|bairns',
  'field:enfantsHandicapes':
    'disabled child|disabled children|child with a disability|children with a disability|handicapped child|disabled kid|is disabled|with a disability|handicapped children|with disabilities',
  'field:ascendantsACharge':
    'dependent parent|dependent parents|parents in charge|dependent mother|dependent father|dependent ascendants|dependent grandparents|ascendants',
  'field:autresPersonnesACharge':
    'other dependants|other dependents|other dependent persons|other dependent|other dependant|other dependent person',
  'field:effectif':
    'headcount|employees|people in the company|staff|workers|company of|team of|we are|staff of|company with|firm of',
  'field:anciennete':
    'seniority|years of experience|years experience|experience|years seniority|years of seniority|yrs experience|years of service|yoe|years exp',
  'field:joursChequesRepas': 'meal voucher days|vouchers a year|vouchers per year|working days',
  'field:stockOptionValue':
    'share price|value of the share|per share|share value|per option|stock price|each share|strike',
  'field:stockOptionDuree': 'option duration|term of the options',
  'field:energieHorsTcoVS': 'energy outside the lease',
  'field:budgetMobilitePilier2': 'pillar 2|housing through the mobility budget|pillar two',
  'field:salaireBrutMin':
    'minimum gross|gross minimum|minimum salary|minimum gross salary|never below|not below',
  'field:primeFinAnneeMois': 'months of year end premium',
  'field:carteEssenceMax': 'maximum fuel card|fuel card maximum',
  'field:maxJoursConge': 'maximum leave days',
  'field:age': 'years old|aged|age',
  'set:worker.etatCivil=marie': 'married|maried|marrried|marryed',
  'set:worker.etatCivil=celibataire': 'single|unmarried|not married|lives alone|bachelor',
  'set:worker.etatCivil=cohabitant':
    'cohabiting|legally cohabiting|legal cohabitant|cohabitant|living together|legal cohabitation|cohabits|cohabiting legally|registered partner|registered partnership|civil partnership|legally cohabitating|cohabitating|legally co habiting|legal cohabitants|legally living together|in a registered partnership|legal partnership|civil partner',
  'set:worker.etatCivil=divorce': 'divorced|divorcee',
  'set:worker.etatCivil=veuf': 'widow|widower|widowed',
  'set:worker.conjointTravaille=true': `spouse works|husband works|wife works|partner works|both work|two incomes|spouse has an income|spouse working|working spouse|spouse also works|wife also works|husband also works|partner also works|working partner|spouse has income|partner has an income|dual income|partner has income|spouse has a job|wife has a job|husband has a job|partner has a job|spouse is working|wife is working|husband is working|working wife|working husband|both working|double income|${combined(PARTNER, 'works|work|works too|also works|works as well|has a job|has an income|has income|is working|working|earns|is employed|employed')}`,
  'set:worker.conjointTravaille=false': `stay at home mum|stay at home mom|stay at home dad|stay at home wife|stay at home husband|sole earner|only earner|single earner|sole breadwinner|homemaking spouse|spouse does not work|husband does not work|wife does not work|spouse doesn t work|wife doesn t work|husband doesn t work|spouse without income|stay at home|one income|spouse has no income|partner doesn t work|single income|partner has no income|partner does not work|wife doesnt work|husband doesnt work|spouse doesnt work|partner doesnt work|non working spouse|spouse not working|wife not working|husband not working|wife has no income|husband has no income|spouse no income|unemployed spouse|homemaker|housewife|spouse at home|wife at home|husband at home|wife stays at home|husband stays at home|partner without income|dependent spouse|no income spouse|${combined(PARTNER, 'does not work|doesn t work|doesnt work|don t work|dont work|not working|is not working|isn t working|without income|has no income|no income|no job|has no job|unemployed|is unemployed|stays at home|stays home|is a homemaker|is a housewife|is a stay at home mum|is a stay at home mom|is a stay at home dad|not in work|is not employed|isn t employed|out of work|is out of work|no salary|at home|is at home|without a job|who does not work|who doesn t work')}`,
  'set:worker.revenusConjoint=PROFESSIONNELS_LIMITES':
    'spouse with limited income|limited income|small income',
  'set:worker.revenusConjoint=PENSION_LIMITEE': 'spouse with a small pension|small pension',
  'set:worker.parentIsole=true':
    'single parent|single mother|single father|single mum|single dad|single mom|lone parent|lone mother|lone father|solo parent|single parents|raising alone|raises alone|brings up alone|solo mum|solo dad|solo mom',
  'set:worker.handicape=true':
    'disabled|handicapped|has a disability|disabled worker|himself disabled|herself disabled',
  'set:worker.conjointHandicape=true':
    'disabled spouse|disabled partner|spouse is disabled|partner is disabled|disabled husband|disabled wife|wife is disabled|husband is disabled|handicapped spouse',
  'set:worker.dirigeant=true':
    'director|company director|managing director|self employed director|board member|company manager',
  'set:worker.nonResident=true':
    'non resident|non residents|lives in france|lives in germany|lives in the netherlands|cross border|frontier worker|nonresident|not a resident|not resident|lives in luxembourg|cross border worker|lives abroad',
  'set:employmentType=EMPLOYE': 'employee|white collar|white collar worker|whitecollar|clerk',
  'set:employmentType=OUVRIER':
    'blue collar|manual worker|blue collar worker|bluecollar|labourer|manual labour|blue collars|factory worker',
  'set:employmentType=CONTRACTOR':
    'freelancer|freelance|contractor|self employed|independent|independent contractor|freelancing|on invoice',
  'set:student': 'student|student job|working student|student contract|students',
  'set:cip': 'professional immersion|immersion agreement|professional immersion agreement',
  'set:fpie': 'individual vocational training|vocational training|ibo|fpi',
  'set:fpio': 'ibo blue collar',
  'set:intern': 'intern|trainee|internship|interns|traineeship',
  'set:package.energieVS=ELECTRIQUE':
    'electric|ev|fully electric|full electric|all electric|electrical|bev|eletric|battery electric',
  'set:package.energieVS=ESSENCE': 'petrol|gasoline|petrol engine',
  'set:package.energieVS=DIESEL': 'diesel',
  'set:package.energieVS=HYBRIDE_ESSENCE':
    'hybrid|plug in hybrid|phev|plugin hybrid|petrol hybrid|plug in|hybrid petrol',
  'set:package.energieVS=HYBRIDE_DIESEL': 'diesel hybrid|hybrid diesel',
  'set:package.energieVS=LPG': 'lpg',
  'set:package.energieVS=CNG': 'cng|natural gas',
  'set:package.energieVS=HYDROGENE': 'hydrogen',
  'set:package.nonRechargeableVS=true': 'not rechargeable|non rechargeable|self charging',
  'set:package.typeFraisTransport=TRANSPORT_PUBLIC':
    'train|public transport|bus|tram|metro|by train|train pass|season ticket|train ticket|rail pass|train subscription|public transportation|train season ticket',
  'set:package.typeFraisTransport=TIERS_PAYANT':
    'third party payer|third party payment|paid directly to the railway',
  'set:package.typeFraisTransport=VOITURE_PRIVEE':
    'own car|private car|personal car|drives their own car|comes by car|drives to work|by own car',
  'set:package.typeFraisTransport=VELO':
    'bike allowance|bicycle allowance|cycles to work|cycling allowance|by bike|comes by bike|cycle allowance|cycling|by bicycle|bikes to work',
  'set:package.typeInternet=FOURNI':
    'internet paid by the employer|employer paid internet|internet paid by the company|internet provided by the employer|internet connection provided by the employer|internet connection paid by the employer|internet supplied by the employer|internet connection paid by the company|internet connection provided|employer provided internet|company paid internet|internet provided',
  'set:package.packageType=FLEX':
    'flex|flex package|flexible package|cafeteria plan|flexible|flex plan|flex income plan|flexible benefits|cafeteria',
  'set:package.packageType=FIX': 'fixed package|no flex|not flex',
  'set:hasPrimeFinAnnee=true':
    'year end premium|13th month|thirteenth month|end of year premium|christmas premium|end of year bonus|13th month pay',
  'set:hasPrimeSectorielle=true': 'sector premium|sectoral premium|sectorial premium',
  'set:package.bonusAnnuelCertain=true': 'guaranteed bonus|guaranteed|certain bonus',
  'set:package.droitsAuteurIT=true':
    'copyright on software|software copyright|copyright for software',
  'set:package.budgetMobiliteSoldePilier3=true':
    'pillar 3|balance in cash|pillar three|balance paid out',
  'set:package.logementPersonnel=true': 'own home',
  'set:classe=A': 'class a|category a',
  'set:classe=B': 'class b|category b',
  'set:classe=C': 'class c|category c',
  'set:classe=D': 'class d|category d',
  'set:fulltime':
    'full time|fulltime|full timer|full time equivalent|fulltime equivalent|full time basis|full time salary|on a full time basis|fte salary|fte basis|full time rate',
  'set:halftime': 'half time|halftime|half days',
  'field:regime':
    'part time|parttime|working time|work regime|hours a week|hours per week|hours weekly|hour week|schedule|works|working|hrs a week|hrs per week|hours|hrs|fte',
  'per:hour': 'per hour|an hour|hourly|hour|hr|per hr',
  'per:day':
    'per day|a day|daily|day|per voucher|each|per working day|apiece|a voucher|a piece|per piece',
  'per:week': 'per week|a week|weekly|week|pw',
  'per:month':
    'per month|a month|monthly|month|pm|p m|each month|every month|pcm|mth|a mth|per mo|mo',
  'per:year':
    'per year|a year|yearly|annual|annually|per annum|pa|p a|year|each year|every year|yr|per yr|a yr',
  'per:other':
    'quarterly|per quarter|a quarter|each quarter|every quarter|twice a year|half yearly|biannual|biannually|per semester|every two years|bi monthly|fortnightly',
  'unit:km': 'km|kms|kilometres|kilometers|kilometre|kilometer',
  'unit:days': 'days|day',
  'unit:kwh': 'kwh',
  'unit:years': 'years|yrs|year',
  'unit:people': 'people|persons|heads',
  'unit:piece': 'units|pieces|shares|pcs',
  'no:':
    'don t add|do not add|don t include|do not include|don t give|do not give|don t want|do not want|dont want|won t get|isn t getting|not getting|no longer|dont add|dont need|doesnt need|doesnt want|instead of|rather than|refuses|waives|no need for|not interested in|doesn t need|does not need|don t need|excluding|excl|except|without|no|not|nor|none|zero|neither|w o',
  'do:remove':
    'ignore|forget about|forget|deduct|subtract|remove|drop|take out|delete|take away|get rid of|scrap|cancel the|leave out|take off|skip|lose|ditch|doesn t want|does not want|forget the|removing|strip|kill the|no longer wants|takes out|removes|cut out|do without|doesn t get|get rid|take away the|cancel her|cancel his|lose the|ditch the|drop the|without the',
  'do:raise':
    'raise|rise|pay rise|pay raise|increase|up|more|add another|bump|increased|higher|hike|bump up|raise by|raising|increasing|boost|push up|up it by|bumped|bumping|raised|top up',
  'do:lower':
    'lower|decrease|reduce|less|cut|reduced|drop by|bring down|lowered|reduction|lowering|reducing|bring it down|cutting|cut by|shave off|knock off|trim',
  'do:add':
    'don t forget|do not forget|not forgetting|don t forget the|dont forget|add|with|plus|and also|give|include|put|including|throw in|offer|adding|gets|throwing in|on top|as well as|together with|add in|toss in|chuck in',
  'do:instead':
    'instead|rather|actually|change|make it|make that|correction|i meant|replace|switch|no wait|sorry|let s say|change it|set it|scratch that|go for|modify|change that|i mean|set',
  'do:undo':
    'undo|go back|revert|cancel that|cancel|back|previous version|as before|undo that|take that back|roll back|rollback|step back|undo the last change|forget that|never mind|nevermind|ctrl z|undo last|reverse that',
  'do:to': 'to|up to',
  'do:by': 'by',
  'do:double': 'double|twice',
  'ask:why':
    'why|explain|how do you get|how is that calculated|how is it calculated|how come|where does|how was|show the calculation|break down|breakdown|how is|how did you|how are|walk me through',
  'ask:limit':
    'ceiling|maximum|max|limit|cap|legal maximum|what is the|legal minimum|rate|threshold|scale|how much at most|what s the|maximal|minimum|highest|indexation|flat rate|allowed|how high|how high can|how far can|up to how much|exempt up to|exemption|maximum value|maximum amount|max amount|highest amount|tax free up to|most i can give|how much can',
  'ask:how':
    'how much|what|which|what about|and in|what does that give|how many|and the|what would|what s|show|show me|what is|tell me|how much is|what will|whats|what do',
  'line:onss': 'social security|onss|rsz|social contributions|nsso|employee social security',
  'line:onssPatronal':
    'employer contributions|employer social security|employer s contributions|employer contribution',
  'line:precompteProfessionnel': 'withholding tax|tax|taxes|income tax|payroll tax|withholding',
  'line:bonusEmploi': 'work bonus|social work bonus|employment bonus',
  'line:doublePeculeVacances': 'double holiday pay|holiday pay|holiday allowance',
  'line:csss': 'special contribution|special social security contribution',
  'line:atnVS': 'benefit in kind|bik|benefits in kind|taxable benefit',
  'line:imposable': 'taxable|taxable pay|taxable income|taxable gross',
  'other:':
    'night premium|night bonus|night pay|night work|night allowance|night shift|night shift bonus|night shift premium|shift premium|shift bonus|shift allowance|shift pay|weekend premium|weekend bonus|weekend pay|weekend work|sunday premium|sunday bonus|evening premium|evening bonus|birth bonus|joining premium|welcome premium|seniority premium|language premium|sign on bonus|signing bonus|sign on|welcome bonus|joining bonus|retention bonus|relocation bonus|relocation|relocation allowance|relocation package|moving costs|referral bonus|seniority bonus|language bonus|birth premium|purchasing power premium|consumption vouchers|consumption voucher|book vouchers|overtime|overtime pay|guaranteed income|income protection|income insurance|income protection insurance|life insurance|death insurance|dental insurance|dental|dental plan|outpatient insurance|car insurance|accident insurance|travel insurance|childcare|child care|day care|daycare|creche|nursery|gym|gym membership|fitness|scooter|e scooter|motorbike|motorcycle|training budget|learning budget|education budget|free housing|accommodation|rent allowance|housing allowance|cleaning lady|canteen|work clothes|clothing allowance|free shares|company shares|rsu|rsus|share plan|stock plan|espp|charging station|home charger|charger|wallbox|tablet|ipad|headset|office chair|standing desk|state pension|on call allowance|standby allowance|loan|garnishment|alimony|mortgage',
  'skip:':
    'at least|more or less|hello|hi|hey|dear|thanks|thank you|please|pls|regards|best regards|kind regards|simulation|package|simulate|calculate|compute|can you|could you|would you|i want|i would like|i d like|need|offer|candidate|new|hire|hiring|about|around|roughly|approximately|approx|ish|uh|um|so|well|okay|ok|joint committee|jc|pc|cp|company|firm|employer|job|position|role|developer|accountant|per|someone|person|included|make|do|run|gimme|give me|on the phone|over the phone|by phone|on the line|phone call|phone interview|phoned|phoned in|over phone|quick one|quick question|quickly|quick|a minute',
}
