import events from './events.json' with { type: 'json' };
import faqs from './faqs.json' with { type: 'json' };
import kpop from './kpop.json' with { type: 'json' };
import notices from './notices.json' with { type: 'json' };
import options from './options.json' with { type: 'json' };
import pictures from './pictures.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import products from './products.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };

export const CHN = { events, faqs, kpop, notices, options, pictures, places, products, shop };
