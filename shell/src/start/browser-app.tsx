import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app.tsx';

export const BrowserApp = (): ReactNode => <App router={BrowserRouter} />;
