export type { PageToRender, RenderPage } from './create-renderer.ts';
export { renderToHtml } from './render-to-html.tsx';
