/** Common words of three languages that are a letter or two away from one of the lexicon: they are no typing error. */
export const COMMON: readonly string[] = `
  aanbieden aanpakken aanval aanvallen accounting acteur acteurs actie actief actieve activated activities actuel
  actuelle actuellement actuelles additions administratie administrative administrator adopte advantage advantages
  afhandelen agriculture aider ailes allemande alliances along alsjeblieft alter anciennes andre animation anna anne
  annex annie appointment appointments argumente assemblee assistant assistente atout attendant attendent attractif
  attractive auction auctions autrefois avait ayant baard bacterien bacteries barnes basic basics basin basse bedden
  bedenkt bedienen bedrijven begon bekeken belden beneficie beneficier benefique bepaald bereiken besef bespreken
  bespreking betekend betekende betrekken bewerking bewerkt bieden blijkt boete boire bonds bonnes boord boring bread
  breek breken breng breuk brits broers bruce bruits bruno bruxellois buigen calculator campagne campagnes candidature
  carbon carlton carre carriers carson cartoon cartoons casio casse casting centrales champagne chance changent
  changing chante chanter chargement chargers charles charme chasse chaud chicks chile chili chique christian
  christians chute circulation civic clark clarte classic clause clerck coating codes collected collecting collection
  collector combine commandes commence commencer commercialise commerciaux commissaire commodity common communale
  communales communaux communiste communistes companion comparable compatible compete competing completer comporter
  compromis computing comte conception congo congres connectie connecties connecting connector construct consultance
  consultancy consulting contact contacting conte contraint contrast contraste contributing contributors controlled
  controller controllers conversion conviction copie correcte corrected correctly correlation corruptie corruption
  costa cotes couches counts coupe coups courage court courte courts crois croix crops cuire cyclus daarvan dairy
  daisy dalen deden defendant defis delais demand demandant demandent denial departement departements dependance
  depending dergelijks derives dessus developpe developpee developpees developpent developper developpes devise
  devises dient directeur direction distribue distribute distributed distributor diversite donna donnie donny draad
  draag draak dragen drivers dunne duren durer dutch eender effectief effective eikel eisen electronic electronique
  electroniques elkaar engel enigen enterprise enterprises envelope eraan erdoor evaluatie evaluating evolution
  expansion expensive explication explications exploration exportations extensive facile facteur faille fairy
  familiaux familie farms federatie ferme filed files filets finance financement fired fires fiscalement fixer foire
  folle fondation forgot forms fourniture framework franchise franchises function functions gains gamme garbage gavin
  geant geduwd geert geest genant genere genie gereedschap getest geweest gewenst gewist gewonde gezien goedendag
  goeiemorgen graad graaf grades grant grants grass greek greep groeien groenten groepen grond grossesse grotten grove
  halen halte handle haren haten heading healing hearing heath heaven helft herstal hiking holes holmes homer hommes
  hondje hopes hospitaal houden houding houten huilen huizen huwelijk import imports impossible inclusion inclusive
  independance independence indication individus industriels infection informatie informative injection inspectie
  inspector institutional intens intention internationaal internationaux intersection invention investissent island
  jagen jared journalism journalist journalists kaars kappen kilos kippen kisten kleingeld kleinkinderen kloppen
  knoppen koets kopen kotsen kwart lagen lampen lange langer langue largement larger laser launch laver layer lazer
  leading leaving leest legaal lenen lever libere liees liegt lieve lines linge lisse litre lived liver livre livres
  loads londen longen longuement lopen loser louer lover loves loving lynch maagd maakten madison magazines magie
  maigres maker makers malen males maling manger manier manuel marge marges maria mariage marine mario marked marker
  martine mason maten materiaux mecanisme medal medicijnen meent membre menen mengen mental mentalite mercy messen
  meter miles minimal ministers minus minute mises miste modder monster monstre montagne montagnes montent monteur
  montrer monty morte motie mouth named names natte nederlaag neger nemen nerve neven newer objective officers
  officiels older ondergoed ondersteunen ongedeerd ontdekken optics order orders ordinance organised organisee
  organisees organiser organiseren organises organization organizations originaire outer ouvrir packet packing pages
  paient painting paintings palace panties pants parenting parfois parier parijs parlent parquet partent parti partial
  participating particles partis partition partly passie passionne passions paste patent patents pater paths patroon
  patty pause payement peace pensons perception percevoir perdant performant performante performantes performants
  personage personnage personnages petrolier peuple pierce piper piste plage plain plant plants plate plates plats
  player pointing points pommes porter portier posee posts prayer precieuse prediction premiers presentations
  presentes president presidente presse pressions prestatie prestaties pride priesters prima primo prince prins
  printemps prise prize proceeding proche produceren producers produces producteur productie productive produites
  professioneel professionele projecten projection proper properly protection prove publies quartiers raken recording
  redaction reden referring regen regie regionaux regulated rekken remonte replacement repos representait
  representative representatives require requiring requis reset residence residentiel resultaat resultant returning
  reviews rewards richten roken rouge route router salee salem sample santa saves saying schaap schoen scolaires
  scores securities seeker sensors shade shake shall shame shane shape shapes sharp shelf ships shock shoes shopping
  shore short shorts shots siderurgiste simpel simpele situaties sizes smeek smell sneed sociaal societies solaire
  solaris solide solve sommets sonde soort souscription spare speciaal speciaals specialise specialite spectacle
  spector speel speer spell spend spice spijt spoed sporen spreading stable stack stade stands staren stars state
  stats steak steal steeg steen sterk sterker stick stijf stijl stocker stoel stones stoom stops stories stort strap
  streek stroke stuck stuff suffering supplemental tales tapes tarif technician technologiques tehuis tempo temporaire
  terry tessa textes thinks though tiger tigers tirer tires title titles trace trail trait transfert transferts
  transform travaillait travaillant travaillons uitweg unity utilization vacancies vague vaker valait valent valse
  valuation valve vandaar vapeur variation ventje ventre venue venues verandering verbetering verbinden verborgen
  verdenken verdiende verdoving verdragen verdwenen verdwijnen verdwijnt vergeeft vergeving verhoord verhoren
  verhouding veritable verkering verklaren verklaring verlang verlangen verlaten verlegen verliezen verlossing
  verloving vermijden vermogen vernederen vernedering vernielen verplaatsen verroer verse versee versieren verslagen
  verslaving vertaling verte vertes vertragen vertraging vertu vertus vervolgen verwarring verwijten verwondingen
  verzinnen verzorgen veste vette visent vivent vocation voient voile volant voorbeeld voordelen voordoen voorzien
  vullen wales wallonie walls wapen waren warranties waves weekend weken wekken wenst werden werkelijk werking werpen
  wijst window wissen words world worst wreken write zaken zender zodat zolder
`
  .trim()
  .split(/\s+/)
