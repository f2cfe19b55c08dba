import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app.tsx';

/** The whole page in a browser. */
export const BrowserApp = (): ReactNode => <App router={BrowserRouter} />;
