import { combined, type Lexicon } from './words.ts'

const PARTNER =
  'partner|man|vrouw|echtgenoot|echtgenote|vriend|vriendin|wederhelft|lief|echtgenoote|levensgezel|levensgezellin'
/** Of who is married: "mevrouw werkt" may be the person herself, "mevrouw werkt niet" is not. */
const AT_HOME = `${PARTNER}|mevrouw|meneer`

export const NL: Lexicon = {
  'pay:gross':
    'bruto|brutoloon|brutto|bruto loon|bruto salaris|bruto maandloon|brutomaandloon|brutosalaris|bruto per maand|bruto maandsalaris|maandloon bruto|brutowedde|bruto basisloon|jaarbruto|brutojaarloon|bruto jaarloon|brutojaarsalaris|bruto jaarsalaris|brutojaarwedde|brutto loon|brutomaandsalaris|maandbruto|bruto basis|basisbruto|voor belastingen',
  'pay:net':
    'netto|nettoloon|neto|netto loon|netto salaris|nettosalaris|netto in de hand|in de hand|op de rekening|netto per maand|netto maandloon|nettomaandloon|schoon|in het handje|maandnetto|jaarnetto|nettojaarloon|netto overhouden|netto overhoudt|na belastingen|netto in handen|in handen',
  'pay:cost':
    'loonkost|loonkosten|werkgeverskost|werkgeverskosten|totale kost|totale loonkost|kost voor de werkgever|kost werkgever|patronale kost|jaarlijkse kost|kostprijs|kost|kosten|kost per jaar|totale kostprijs|jaarkost|werkgeverskostprijs|loonbudget|totaal budget|budget werkgever|totaalkost|jaarlijkse werkgeverskost|jaarlijkse loonkost|kost voor ons|kost voor het bedrijf|mag kosten|kost ons|kosten voor de werkgever|personeelskost|kostplaatje|budget|alles inbegrepen|alles in|all in|all inclusive|mag ons kosten|kan besteden|te besteden|kunnen besteden|kan uitgeven|totaal jaarbudget|jaarbudget|totale werkgeverskost|volledige kost|patronale loonkost|loonmassa|loon budget|globale kost|totale jaarkost|enveloppe',
  'pay:any':
    'loon|salaris|wedde|maandloon|maandsalaris|verloning|basisloon|verdient|verdienen|vast loon|lonen|basissalaris|jaarloon|jaarsalaris|jaarwedde',
  'benefit:voitureSociete':
    'wagen|auto|bedrijfswagen|firmawagen|firma wagen|bedrijfsauto|salariswagen|leasewagen|leaseauto|voertuig|bak|karretje|kar|dienstwagen|bedrijfs wagen|tesla|bmw|audi|volvo|polestar|volkswagen|vw|mercedes|skoda|kia|hyundai|wagentje|autootje|bedrijfs auto|wagen van de zaak|auto van de zaak|salarisauto|firma auto|firmaauto|personenwagen|bedrijfswagentje',
  'benefit:carteEssence':
    'tankkaart|brandstofkaart|laadkaart|tank kaart|laadpas|tankkaartje|dieselkaart|benzinekaart|laadkaartje',
  'benefit:budgetMobilite':
    'mobiliteitsbudget|mobiliteits budget|mobi budget|mobiliteitsbuget|budget mobiliteit',
  'benefit:velo':
    'fiets|bedrijfsfiets|leasefiets|fietslease|fietsleasing|elektrische fiets|speed pedelec|speedpedelec|firmafiets|e bike|ebike|lease fiets|fiets lease|fiets leasing|velo',
  'benefit:telephone':
    'gsm|telefoon|smartphone|iphone|mobieltje|gsm toestel|bedrijfsgsm|gsmtoestel|telefoontoestel|firmagsm|bedrijfstelefoon|werktelefoon|firmatelefoon|mobiele telefoon|werkgsm|gsmke|gsmmetje',
  'benefit:telephonePlan':
    'gsm abonnement|abonnement|telefoonabonnement|gsmabonnement|mobiel abonnement|belabonnement|belbundel|abo|sim kaart',
  'benefit:laptop':
    'laptop|computer|pc|macbook|draagbare computer|portable|werklaptop|bedrijfslaptop|firmalaptop|laptopke|laptopje',
  'benefit:chauffage': 'verwarming|gratis verwarming|stookolie',
  'benefit:electricite': 'elektriciteit|gratis elektriciteit|stroom|electriciteit',
  'benefit:assuranceGroupe':
    'groepsverzekering|groeps verzekering|aanvullend pensioen|pensioenplan|groepsverzek|pensioenverzekering|tweede pijler|extralegaal pensioen|2de pijler|groepsverz|pensioenopbouw|2e pijler|groepspolis|groepspensioen|groepsplan|aanvullend pensioenplan|pensioenspaarplan werkgever|tweede pensioenpijler|groepsverzekerings',
  'benefit:cotisationAG':
    'werknemersbijdrage groepsverzekering|persoonlijke bijdrage groepsverzekering|bijdrage groepsverzekering|eigen bijdrage groepsverzekering',
  'benefit:assuranceHospitalisation':
    'hospitalisatieverzekering|hosp verz|hospi verz|hospverz|hospitalisatieverzek|hospitalisatie|hospi|ziekenhuisverzekering|hospitalisatie verzekering|hospitaalverzekering|hospitalisatieverz|dkv|hospiverzekering|hospitalisatiepolis|hospitaalpolis|hospitaal verzekering|hospi verzekering|hospitalisatiedekking|hosp verzekering',
  'benefit:cotisationAH':
    'werknemersbijdrage hospitalisatieverzekering|persoonlijke bijdrage hospitalisatieverzekering|bijdrage hospitalisatieverzekering|bijdrage hospitalisatie|eigen bijdrage hospitalisatie|persoonlijke bijdrage hospitalisatie',
  'benefit:extensionAssurance':
    'uitbreiding verzekering|verzekeringsuitbreiding|uitbreiding hospitalisatie|uitbreiding gezin|uitbreiding verzekeringen',
  'benefit:chequeRepas':
    'nominale waarde|mcheques|mcheque|mchq|maaltijdchq|mtcheques|maaltijdch|zichtwaarde|cheques|maaltijdcheque|maaltijdcheques|maaltijdchecks|maaltijdcheck|maaltijd cheques|maaltijdbon|maaltijdbonnen|mc|maaltijdchek|maaltijdcheks|eetcheques|maaltijdsjeks|maaltijd cheque|mcs|edenred|sodexo|monizze|pluxee|maaltijdchecques|maaltijdchequeskes|mtc',
  'benefit:ecoCheques':
    'ecocheque|ecochq|ecocheques|eco cheques|eco cheque|ecochecks|eco checks|groene cheques|ecobonnen',
  'benefit:chequeSportCulture':
    'sport en cultuurcheques|sport en cultuurcheque|cultuurcheques|sportcheques|sport cultuurcheques|sport en cultuur cheques|sport en cultuur|sport cheques|cultuurcheque|sportcheque',
  'benefit:chequeCadeau':
    'cadeaucheque|cadeaucheques|geschenkcheque|geschenkcheques|cadeaubon|cadeaubonnen|geschenkbon|eindejaarsgeschenk|kerstcheque|cadeau cheques|geschenkbonnen|cadeau cheque',
  'benefit:joursConge':
    'extralegale vakantiedagen|extra vakantiedagen|extra verlofdagen|extralegale verlofdagen|verlofdagen|vakantiedagen|extra verlof|adv dagen|adv|bijkomende vakantiedagen|bovenwettelijke vakantiedagen|dagen verlof|dagen vakantie|extra dagen|dagen extra verlof|bijkomende verlofdagen|extralegale dagen|extra dagen verlof|dagen extra vakantie|extra vakantie|verlof|extra verlof dagen|dagen bijkomend verlof|bijkomend verlof|extralegaal verlof|extralegale vakantie|adv dag|bijkomende dagen verlof|dagen extralegaal verlof|arbeidsduurverminderingsdagen',
  'benefit:fraisTransport':
    'woon werkverkeer|woon werk verkeer|woonwerkverkeer|verplaatsingsvergoeding|verplaatsingskosten|kilometervergoeding|transportkosten|vervoerskosten|woon werk|woon werkvergoeding|woonwerkvergoeding|verplaatsing|reiskosten|vervoer',
  'benefit:teletravail':
    'thuiswerkvergoeding|thuiswerk|telewerk|telewerkvergoeding|homeworking|home office|kantoorvergoeding|thuis werk vergoeding|bureauvergoeding|home working|thuiswerk vergoeding|vergoeding thuiswerk|thuiswerken',
  'benefit:internet':
    'internetvergoeding|internet|internet vergoeding|internetabonnement|internetverbinding|wifi|internet abonnement',
  'benefit:fraisRepresentation':
    'representatievergoeding|representatiekosten|forfaitaire onkosten|onkostenvergoeding|forfaitaire onkostenvergoeding|forfaitaire kosten|kosten eigen aan de werkgever|netto onkosten|representatie kosten|netto onkostenvergoeding|nettovergoeding|netto vergoeding|representatie|onkosten|nettokostenvergoeding|kosten eigen aan werkgever',
  'benefit:indemniteBYOD':
    'byod|eigen toestel|eigen gsm|eigen laptop|byod vergoeding|eigen materiaal|vergoeding eigen toestel|gebruik eigen pc|eigen pc|eigen toestellen',
  'benefit:garage': 'garage|garagevergoeding|garagebox',
  'benefit:parking':
    'parking|parkeerplaats|parkeervergoeding|parkeerkosten|parkeerplek|parkingplaats|parkeren|parkingvergoeding',
  'benefit:carWash':
    'carwash|car wash|wassen van de wagen|auto wassen|carwashvergoeding|wasbeurten|wagen wassen',
  'benefit:indemniteRepas':
    'maaltijdvergoeding|maaltijd vergoeding|maaltijdvergoedingen|baanvergoeding|vergoeding voor maaltijden',
  'benefit:autresFrais':
    'andere onkosten|andere kosten|overige kosten|overige onkosten|diverse kosten|diverse onkosten',
  'benefit:commissions':
    'commissie|commissies|commissielonen|commissieloon|verkoopcommissie|verkoopscommissies|maandelijkse commissie|commissions',
  'benefit:bonusAnnuel':
    'bonus|jaarbonus|jaarlijkse bonus|resultaatsbonus|prestatiebonus|eindejaarsbonus|variabel loon|variabel|bonusje|jaarpremie|individuele bonus|cash bonus|premie|cashbonus|variabele',
  'benefit:cct90':
    'cao 90|cao90|cao 90 bonus|cao90 bonus|collectieve bonus|loonbonus|niet recurrente resultaatsgebonden|bonusplan cao 90|bonus cao 90|bonus cao90|niet recurrente bonus',
  'benefit:warrants': 'warrants|warrant|bonus in warrants|warrantenplan|warrantplan',
  'benefit:flexWarrants': 'warrants naar keuze|flexwarrants|flex warrants|warrants in het flexplan',
  'benefit:primeBeneficiaire':
    'winstpremie|winst premie|winstparticipatie|winstdeelname|winstuitkering|deelname in de winst',
  'benefit:stockOptions':
    'aandelenopties|stock options|opties|stockopties|aandelen opties|opties op aandelen|stock opties|optieplan',
  'benefit:epargnePension': 'pensioensparen|pensioen sparen|pensioenspaar',
  'benefit:droitsAuteur': 'auteursrechten|auteursrecht|auteurs rechten|auteursvergoeding',
  'benefit:allocationsExtra':
    'bijkomende vergoedingen|extra kinderbijslag|bijkomende kinderbijslag|extralegale kinderbijslag|extra vergoedingen|aanvullende kinderbijslag|bijkomende vergoeding|bijkomende toelage',
  'benefit:packageExtras': 'extras|extra s',
  'field:valeurVS':
    'cataloguswaarde|catalogusprijs|waarde|prijs|aankoopprijs|catalogus|cataloguswaarde van|nieuwprijs|listprijs|nieuwwaarde|factuurwaarde|ter waarde van|waard',
  'field:tcoMensuelVS':
    'leasing|leaseprijs|huurprijs|tco|leasekost|leasebedrag|maandkost|huur|leasing per maand|lease|leasebudget|leasingkost|leasekosten|autobudget|wagenbudget|maandelijkse kost|leasingprijs|leasing prijs|budget wagen|maandhuur|lease prijs|lease kost|huurkost',
  'field:co2VS': 'co2|co2 uitstoot|uitstoot|gram co2|g co2|emissie|gr co2|g km|gram|co2 emissie',
  'field:batterieVS': 'batterij|batterijcapaciteit',
  'field:contributionVS':
    'eigen bijdrage wagen|bijdrage wagen|persoonlijke bijdrage wagen|eigen bijdrage auto|bijdrage auto|bijdrage voor de wagen|eigen bijdrage voor de wagen|persoonlijke bijdrage auto|eigen bijdrage voor de auto|persoonlijke bijdrage voor de wagen|persoonlijke bijdrage voor de auto|eigen bijdrage aan de wagen|bijdrage voor de auto|werknemersbijdrage wagen|werknemersbijdrage voor de wagen|werknemersbijdrage auto|eigen bijdrage bedrijfswagen|bijdrage bedrijfswagen',
  'field:quotePartChequeRepas':
    'wn bijdrage|wn deel|werknemersbijdrage maaltijdcheque|werknemersbijdrage maaltijdcheques|eigen bijdrage maaltijdcheques|bijdrage maaltijdcheques|werknemersbijdrage|eigen bijdrage|werknemersdeel|persoonlijke bijdrage|aandeel werknemer|bijdrage werknemer|bijdrage van de werknemer|deel werknemer|ten laste van de werknemer|ten laste van werknemer|ten laste van de bediende|op zijn kosten|op haar kosten|door de werknemer|voor rekening van de werknemer|werknemersaandeel|eigen aandeel|persoonlijk aandeel|aandeel van de werknemer|deel van de werknemer|inhouding|ingehouden|afgehouden|werknemersinhouding|werknemers bijdrage|door werknemer betaald|betaalt de werknemer',
  'field:distanceDomicileTravail':
    'afstand|woont op|afstand woon werk|van het werk|woonafstand|km enkel|enkele rit|woont|van kantoor',
  'field:joursTransport': 'dagen op kantoor|trajectdagen|kantoordagen|verplaatsingsdagen',
  'field:enfantsACharge':
    'kind|kint|kinderen|kinderen ten laste|kind ten laste|kids|kindjes|koters|bengels|kindje|kinders|kdn|kinderen tlv|kroost|kids ten laste|kleine kinderen|jonge kinderen|kinderne|kids tlv|kinderen fiscaal ten laste|kind fiscaal ten laste|kindjes ten laste|kindje ten laste|koters ten laste|peuters|kleuters|spruiten|telgen|kleintjes',
  'field:enfantsHandicapes':
    'gehandicapt kind|kind met een handicap|gehandicapte kinderen|kind met handicap|kinderen met een handicap|kinderen met handicap|met een handicap|is gehandicapt',
  'field:ascendantsACharge':
    'ouder ten laste|ouders ten laste|ascendenten|ascendent|moeder ten laste|vader ten laste|grootouders ten laste|ascendenten ten laste',
  'field:autresPersonnesACharge':
    'andere personen ten laste|andere persoon ten laste|personen ten laste|persoon ten laste',
  'field:effectif':
    'werknemers|medewerkers|personeelsleden|personeel|bedrijf met|kmo met|man in dienst|in dienst|koppen|bedrijf van|kmo van|headcount|firma van|we zijn met|wij zijn met',
  'field:anciennete':
    'ancienniteit|jaar ancienniteit|jaar ervaring|jaren ervaring|ervaring|jaar anc|ancieniteit|jaren ancienniteit|dienstjaren',
  'field:joursChequesRepas':
    'dagen maaltijdcheques|maaltijdcheques per jaar|gewerkte dagen|cheques per jaar',
  'field:stockOptionValue':
    'waarde van het aandeel|per aandeel|aandeelwaarde|koers|per optie|waarde per optie|waarde per aandeel|per stuk',
  'field:stockOptionDuree': 'looptijd|duur van de opties',
  'field:energieHorsTcoVS': 'energie buiten tco|energie buiten de leasing',
  'field:budgetMobilitePilier2': 'pijler 2|huisvesting via mobiliteitsbudget|pijler twee',
  'field:salaireBrutMin':
    'minimum bruto|bruto minimum|minimumloon|minimaal bruto|minimum brutoloon|nooit onder|niet onder',
  'field:primeFinAnneeMois': 'maanden eindejaarspremie',
  'field:carteEssenceMax': 'maximum tankkaart|tankkaart maximum',
  'field:maxJoursConge': 'maximum aantal vakantiedagen',
  'field:age': 'leeftijd|jaar oud',
  'set:worker.etatCivil=marie': 'getrouwd|gehuwd|gehuwde|getrouwde|getrouwt|getrowd|gehuwt',
  'set:worker.etatCivil=celibataire':
    'alleenstaand|alleenstaande|ongehuwd|single|vrijgezel|alleenwonend|niet getrouwd|niet gehuwd|ongehuwde|woont alleen',
  'set:worker.etatCivil=cohabitant':
    'wettelijk samenwonend|samenwonend|samenwonende|wettelijk samenwonende|wettelijke samenwoning|samenwoont|woont samen|wett samenwonend|wettelijk samen|wettelijk samenwonen|samenwonen|wettelijk samenwoner|wettelijk samenwonenden|samenlevend|wettelijk samenlevend|samenlevingscontract',
  'set:worker.etatCivil=divorce': 'gescheiden|uit de echt gescheiden|gescheide',
  'set:worker.etatCivil=veuf': 'weduwe|weduwnaar',
  'set:worker.conjointTravaille=true': `partner werkt|man werkt|vrouw werkt|echtgenoot werkt|echtgenote werkt|tweeverdieners|tweeverdiener|partner met inkomen|partner heeft een inkomen|werken beiden|werken allebei|partner werkt ook|vrouw werkt ook|man werkt ook|beiden werken|werkende partner|partner heeft inkomen|partner is aan het werk|partner heeft werk|twee inkomens|partner met eigen inkomen|${combined(PARTNER, 'ook werkt|werk heeft|een job heeft|een inkomen heeft|aan het werk is|werkt|werkt ook|heeft werk|heeft een job|heeft ook een job|heeft ook werk|is ook aan het werk|gaat werken|heeft een eigen inkomen|heeft een inkomen|heeft inkomen|verdient ook|met inkomen|met een inkomen|is aan het werk|werkend|werk|verdient')}`,
  'set:worker.conjointTravaille=false': `huismoeder|huisvader|thuisblijfmoeder|thuisblijfvader|thuisblijfmama|thuisblijfpapa|een kostwinner|enige kostwinner|partner zonder beroep|zonder beroep|partner werkt niet|man werkt niet|vrouw werkt niet|partner zonder inkomen|huisvrouw|huisman|echtgenote werkt niet|echtgenoot werkt niet|alleenverdiener|partner heeft geen inkomen|eenverdiener|partner geen inkomen|vrouw zonder inkomen|man zonder inkomen|partner is thuis|vrouw is thuis|partner thuis|een inkomen|partner werkloos|werkloze partner|niet werkende partner|partner zonder inkomsten|partner ten laste|partner werkt nie|vrouw werkt nie|man werkt nie|${combined(AT_HOME, 'niet werkt|nie werkt|geen werk heeft|geen inkomen heeft|thuis blijft|thuis is|werkloos is|niet gaat werken|werkt niet|werkt nie|zonder inkomen|zonder inkomsten|zonder werk|heeft geen inkomen|heeft geen werk|is thuis|thuis|blijft thuis|is werkloos|werkloos|verdient niets|ten laste|geen inkomen|is huisvrouw|is huisman|is huismoeder|is huisvader|zit thuis|zonder job|heeft geen job|is thuisblijvend|blijft bij de kinderen|zonder beroep|niet werkend|niet werkende|die niet werkt')}`,
  'set:worker.revenusConjoint=PROFESSIONNELS_LIMITES':
    'partner met beperkt inkomen|beperkt inkomen|partner beperkt inkomen',
  'set:worker.revenusConjoint=PENSION_LIMITEE':
    'partner met klein pensioen|klein pensioen|partner beperkt pensioen',
  'set:worker.parentIsole=true':
    'alleenstaande ouder|alleenstaande moeder|alleenstaande vader|alleenstaande mama|alleenstaande papa|eenoudergezin|alleenstaand met kinderen|single mama|single papa|alleenstaande met kinderen|alleenstaande moeder met|alleenstaande vader met|eenoudergezinnen|voedt alleen op|staat er alleen voor',
  'set:worker.handicape=true':
    'werknemer met een handicap|werkneemster met een handicap|gehandicapt|mindervalide|met een beperking|erkende handicap|zelf gehandicapt|persoon met een handicap|zelf een handicap|heeft een handicap',
  'set:worker.conjointHandicape=true':
    'gehandicapte partner|partner met een handicap|partner gehandicapt|partner is gehandicapt|gehandicapte echtgenoot|gehandicapte echtgenote|partner met handicap',
  'set:worker.dirigeant=true':
    'bedrijfsleider|zaakvoerder|bestuurder|zelfstandig bedrijfsleider|gedelegeerd bestuurder|zaakvoerster|bedrijfsleidster',
  'set:worker.nonResident=true':
    'niet inwoner|niet rijksinwoner|niet resident|grensarbeider|woont in frankrijk|woont in nederland|woont in duitsland|non resident|nietinwoner|niet inwoners|grensarbeidster|woont in luxemburg',
  'set:employmentType=EMPLOYE': 'bediende|als bediende|bediendestatuut|bedienden|bediendecontract',
  'set:employmentType=OUVRIER': 'arbeider|arbeidster|arbeiders|arbeidersstatuut|als arbeider',
  'set:employmentType=CONTRACTOR':
    'zelfstandige|freelancer|freelance|op zelfstandige basis|zelfstandig|consultant zelfstandig|op factuur',
  'set:student':
    'student|studenten|jobstudent|studentenjob|studentenovereenkomst|studentenarbeid|werkstudent|jobstudente|studente',
  'set:cip': 'bio|beroepsinlevingsovereenkomst|beroepsinleving|bio stage',
  'set:fpie': 'ibo|individuele beroepsopleiding|ibo bediende',
  'set:fpio': 'ibo arbeider',
  'set:intern': 'stagiair|stagiaire|stage|stagiairs',
  'set:package.energieVS=ELECTRIQUE':
    'elektrisch|elektrische|electrisch|electrische|ev|volledig elektrisch|full electric|elektrishe|100 elektrisch',
  'set:package.energieVS=ESSENCE': 'benzine|op benzine|benzinewagen|benzineauto',
  'set:package.energieVS=DIESEL': 'diesel|dieselwagen|op diesel|dieselauto',
  'set:package.energieVS=HYBRIDE_ESSENCE':
    'hybride|plug in hybride|plugin hybride|phev|hybride benzine|hybrid|plug in|plugin|benzine hybride',
  'set:package.energieVS=HYBRIDE_DIESEL': 'hybride diesel|diesel hybride',
  'set:package.energieVS=LPG': 'lpg',
  'set:package.energieVS=CNG': 'cng|aardgas',
  'set:package.energieVS=HYDROGENE': 'waterstof',
  'set:package.nonRechargeableVS=true': 'niet oplaadbaar|niet oplaadbare|niet herlaadbaar',
  'set:package.typeFraisTransport=TRANSPORT_PUBLIC':
    'trein|openbaar vervoer|bus|tram|metro|nmbs|de lijn|treinabonnement|met de trein|trein abonnement|nmbs abonnement|mivb',
  'set:package.typeFraisTransport=TIERS_PAYANT':
    'derdebetaler|derdebetalersregeling|derde betaler|derdebetalersysteem',
  'set:package.typeFraisTransport=VOITURE_PRIVEE':
    'eigen wagen|eigen auto|prive wagen|privewagen|prive auto|priveauto|persoonlijke wagen|met de eigen wagen|komt met de auto',
  'set:package.typeFraisTransport=VELO':
    'fietsvergoeding|fiets vergoeding|komt met de fiets|met de fiets|fietsvergoedingen|fietskilometers|per fiets|komt per fiets',
  'set:package.typeInternet=FOURNI':
    'internet betaald door de werkgever|internet door werkgever betaald|internet van het werk|internetverbinding betaald door de werkgever|internetaansluiting van de werkgever|internet van de werkgever|internetverbinding van de werkgever|internet aangeboden door de werkgever|internet via de werkgever|internetverbinding door de werkgever|internetaansluiting betaald door de werkgever|internetabonnement betaald door de werkgever|internet voorzien door de werkgever',
  'set:package.packageType=FLEX':
    'flex|flexplan|cafetariaplan|cafetaria plan|flex plan|flexpakket|flexibel|flex income plan|cafetaria|flexibel pakket|flexibele verloning',
  'set:package.packageType=FIX': 'vast pakket|geen flex|zonder flex',
  'set:hasPrimeFinAnnee=true':
    'eindejaarspremie|13de maand|dertiende maand|13e maand|kerstpremie|13 de maand',
  'set:hasPrimeSectorielle=true': 'sectorpremie|sectorale premie|jaarlijkse premie van de sector',
  'set:package.bonusAnnuelCertain=true': 'gegarandeerde bonus|gegarandeerd|vaste bonus',
  'set:package.droitsAuteurIT=true':
    'auteursrechten it|auteursrechten voor software|auteursrechten software',
  'set:package.budgetMobiliteSoldePilier3=true':
    'pijler 3|saldo in cash|pijler drie|saldo uitbetaald',
  'set:package.logementPersonnel=true': 'eigen woning',
  'set:classe=A': 'klasse a|categorie a|cat a',
  'set:classe=B': 'klasse b|categorie b|cat b',
  'set:classe=C': 'klasse c|categorie c|cat c',
  'set:classe=D': 'klasse d|categorie d|cat d',
  'set:fulltime':
    'voltijds|fulltime|full time|voltijdse|voltijd|vol tijds|voltijds equivalent|op voltijdse basis|voltijdse basis|vte|voltijds loon|op basis van voltijds|fulltime basis',
  'set:halftime':
    'halftijds|halftime|half time|halve dagen|deeltijds halftijds|halftijdse|halve tijd',
  'field:regime':
    'deeltijds|parttime|part time|arbeidsregime|uurrooster|werkregime|regime|deeltijdse|arbeidsduur|tewerkstelling|werkt|uren per week|uren week|tewerkstellingsbreuk|uren',
  'per:hour': 'per uur|uurloon|uur|bruto per uur|per u',
  'per:day':
    'per dag|dag|per gewerkte dag|per stuk|per cheque|stuk|per stuks|het stuk|dagelijks|elk',
  'per:week': 'per week|week|wekelijks|wekelijkse|pw|p w',
  'per:month':
    'per maand|maand|maandelijks|maandelijkse|p m|pm|elke maand|de maand|iedere maand|pmd|p mnd|per mnd|mnd',
  'per:year':
    'per jaar|jaar|jaarlijks|jaarlijkse|op jaarbasis|p j|pj|het jaar|elk jaar|op een jaar|jaarbasis|per jr',
  'per:other':
    'per kwartaal|kwartaal|elk kwartaal|driemaandelijks|driemaandelijkse|per trimester|tweemaandelijks|tweemaal per jaar|twee keer per jaar|2 keer per jaar|halfjaarlijks|halfjaarlijkse|per semester|om de twee jaar',
  'unit:km': 'km|kilometer|kilometers|kms',
  'unit:days': 'dagen|dag|dgn',
  'unit:kwh': 'kwh',
  'unit:years': 'jaar|jaren',
  'unit:people': 'personen|mensen|man',
  'unit:piece': 'stuks|aandelen|eenheden',
  'no:':
    'in plaats van|eerder dan|liever dan|weigert|ziet af van|geen interesse in|geen behoefte aan|hoeft geen|exclusief|excl|behalve|uitgezonderd|zonder|geen|noch|niet|nul|gene',
  'do:remove':
    'vergeet|negeer|aftrekken|verwijder|verwijderen|schrap|schrappen|haal|weghalen|haal weg|laat vallen|doe weg|weg met|laat weg|weglaten|wegdoen|verwijderd|geschrapt|valt weg|mag weg|moet weg|smijt weg|hoeft niet|wil geen|afschaffen|gooi weg|laat zitten|zonder de|kieper|neem weg|wegnemen|weglaat|wegvallen|laten vallen|laten weg|valt af|mag eruit|haal eruit|verwijderd worden|moet eruit',
  'do:raise':
    'verhoog|verhogen|verhoging|opslag|meer|verhoogd|opgetrokken|trek op|optrekken|stijg|omhoog|verhoogt|trek op tot|optrekken tot|bijkomend|hoger|opkrikken|krik op|ophogen|verhoogd met|leg erbij|doe erbij',
  'do:lower':
    'verlaag|verlagen|minder|verminder|verminderen|verlaging|zakken|lager|omlaag|laat zakken|daal|vermindering|verlaagt|vermindert|verminderd|verlaagd|afbouwen|breng terug',
  'do:add':
    'vergeet niet|vergeet zeker niet|vergeet ook niet|voeg toe|voeg|toevoegen|plus|met|geef|doe er|bij doen|erbij|ook|zet|toe|steek er|inclusief|toegevoegd|voorzie|voorzien|opnemen|neem op|bijvoegen|bijgevoegd|inbegrepen ook|aanvullen|bieden|krijgt|doe erbij',
  'do:instead':
    'eerder|liever|toch|eigenlijk|verander|wijzig|aanpassen|pas aan|maak er|maak daar|doe maar|in plaats van|vervang|correctie|ik bedoel|ik bedoelde|wijzigen|veranderen|maak ervan|van maken|maak het|of nee|zet op|zet naar|corrigeer',
  'do:undo':
    'ongedaan|maak ongedaan|annuleer|annuleren|terug|ga terug|undo|herstel|draai terug|zoals daarnet|vorige versie|zoals voordien|keer terug|terugdraaien|annuleer dat|zoals ervoor|doe dat ongedaan|laatste wijziging ongedaan|vergeet dat|vergeet de laatste wijziging|stap terug|ctrl z|maak dat ongedaan|annuleer laatste wijziging',
  'do:to': 'naar|tot|op',
  'do:by': 'met',
  'do:double': 'verdubbel|dubbel|het dubbele',
  'ask:why':
    'waarom|leg uit|verklaar|hoe kom je|hoe wordt dat berekend|hoe is dat berekend|uitleg|hoe wordt|vanwaar|hoe bereken|toon de berekening|hoe kom je daaraan|waar komt|hoe zit dat|hoezo|hoe berekend',
  'ask:limit':
    'plafond|maximum|max|limiet|grens|wettelijk maximum|maximaal|maximumbedrag|hoeveel maximaal|wat is|wettelijk minimum|tarief|barema|drempel|hoeveel max|maximale|indexering|forfait|minimum|maximumwaarde|maximale waarde|hoogste bedrag|maximumprijs|hoe hoog|tot hoeveel|vrijgesteld tot|vrijstelling|hoeveel mag|maximumvergoeding|maximum bedrag|maximale vergoeding|bovengrens|toegelaten|wat is het maximum|maximale bedrag',
  'ask:how':
    'hoeveel|wat|welk|welke|hoe veel|en in|wat geeft dat|wat wordt|hoeveel is dat|wat is dat|hoeveel houdt|toon|hoeveel blijft er over|en hoeveel|blijft er over|zeg eens',
  'line:onss': 'rsz|rsz bijdrage|sociale bijdragen|rsz werknemer|sociale zekerheid|sociale lasten',
  'line:onssPatronal':
    'patronale bijdragen|patronale rsz|werkgeversbijdragen|werkgeversbijdrage|rsz werkgever|patronale lasten|patronale bijdrage',
  'line:precompteProfessionnel': 'bedrijfsvoorheffing|voorheffing|belasting|belastingen|bv',
  'line:bonusEmploi': 'werkbonus|sociale werkbonus|jobbonus',
  'line:doublePeculeVacances': 'dubbel vakantiegeld|vakantiegeld|enkel vakantiegeld',
  'line:csss': 'bbsz|bijzondere bijdrage|bijzondere bijdrage sociale zekerheid',
  'line:atnVS': 'vaa|voordeel van alle aard|voordeel alle aard|vaa wagen',
  'line:imposable': 'belastbaar|belastbaar loon|belastbaar bruto|belastbaar inkomen',
  'other:':
    'nachtpremie|ploegenpremie|ploegenpremies|nachtwerk|nachttoeslag|weekendtoeslag|weekendpremie|zondagspremie|tekenpremie|tekenbonus|welkomstbonus|aanwervingspremie|ancienniteitspremie|taalpremie|geboortepremie|huwelijkspremie|koopkrachtpremie|coronapremie|consumptiecheque|consumptiecheques|boekencheques|stookoliecheques|overuren|overwerk|overuur|gewaarborgd inkomen|verzekering gewaarborgd inkomen|levensverzekering|overlijdensverzekering|tandverzekering|tandartsverzekering|ambulante verzekering|ambulante kosten|autoverzekering|ongevallenverzekering|reisverzekering|kinderopvang|creche|fitness|fitnessabonnement|sportabonnement|elektrische step|moto|scooter|bromfiets|opleidingsbudget|vormingsbudget|gratis woning|poetshulp|poetsvrouw|bedrijfsrestaurant|werkkledij|kledijvergoeding|werkkleding|verhuiskosten|verhuisvergoeding|retentiebonus|retentiepremie|sign on|aandelenplan|gratis aandelen|rsu|laadpaal|thuislaadpaal|laadstation|tablet|ipad|headset|bureaustoel|wettelijk pensioen|fooien|wachtdienst|wachtvergoeding|stand by vergoeding|standby vergoeding|lening|voorschot|loonbeslag|alimentatie|onderhoudsgeld|hypotheek|scheidingspremie|haardtoelage',
  'skip:':
    'minstens|ten minste|min of meer|ten laste|hallo|goeiedag|goedemorgen|dag|beste|dank|bedankt|merci|alvast|aub|alstublieft|a u b|groeten|mvg|vriendelijke groeten|simulatie|pakket|loonpakket|maak|maak een|bereken|reken|kan je|kun je|kunt u|zou je|ik wil|ik zou graag|graag|nodig|aanbod|aanbieding|voorstel|kandidaat|nieuwe|aanwerven|aanwerving|ongeveer|rond de|zowat|zoiets|euh|goh|dus|ja|pakweg|circa|inbegrepen|paritair comite|pc|paritaircomite|bedrijf|firma|werkgever|functie|ontwikkelaar|boekhouder|per|iemand|verkoper|doe|aan de lijn|aan de telefoon|per telefoon|via de telefoon|telefonisch|aan de foon|telefoongesprek|over de telefoon|over de lijn|snel even|eventjes|even',
}
