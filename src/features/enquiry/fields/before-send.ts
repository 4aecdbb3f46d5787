import { createContext, type ReactNode } from 'react';

/**
 * What the shell has read right before Send, and shows below it: offline, that a request is stored and
 * sent automatically.
 */
export const BeforeSend = createContext<ReactNode>(null);
