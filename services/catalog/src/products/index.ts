export { type ProductsContext, productsStore } from './context.ts';
export { productKinds } from './editing/product-kinds.ts';
export { productsModule } from './module.ts';
export { loadOptions, loadProducts, type OptionRow, type ProductPlan } from './product/load-products.ts';
export { productPictures } from './product/product.rules.ts';
export { productFacts } from './product/refresh-products.ts';
export { listSiteMap, quoteProducts } from './shop/list-products.ts';
export { quoteDepartures } from './shop/list-trips.ts';
export { isShown, originalPictures, productPictureAddresses } from './shop/show-product.ts';
