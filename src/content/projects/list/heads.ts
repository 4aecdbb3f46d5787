// Written by `npm run entries`, which every build runs.
export const list: readonly { readonly id: string; readonly title: string; readonly location: string }[] = [
  {"id":"paddington-terrace-front","title":"Sandstone terrace front","location":"Paddington"},
  {"id":"surry-hills-warehouse-arches","title":"Three warehouse arches","location":"Surry Hills"},
  {"id":"mosman-retaining-wall","title":"Garden retaining wall","location":"Mosman"},
  {"id":"glebe-church-buttress","title":"Church buttress","location":"Glebe"},
  {"id":"balmain-parapet","title":"Shop parapet","location":"Balmain"},
  {"id":"rocks-bond-store","title":"Four-storey bond store","location":"The Rocks"},
  {"id":"leichhardt-cottage-underpinning","title":"Cottage underpinned","location":"Leichhardt"},
  {"id":"marrickville-corner-footing","title":"Corner shop footing","location":"Marrickville"},
  {"id":"newtown-shopfront-lintels","title":"Shopfront lintels","location":"Newtown"},
  {"id":"manly-chimney-rebuild","title":"Chimney rebuilt","location":"Manly"},
  {"id":"bondi-balcony-membrane","title":"Balcony membrane","location":"Bondi"},
  {"id":"chatswood-wall-ties","title":"Gable wall ties","location":"Chatswood"},
  {"id":"coogee-balcony-soffit","title":"Balcony soffit","location":"Coogee"},
];
