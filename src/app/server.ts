/** What webpack.server.config.js builds for the server. */
export { createPageRenderer } from './rendering/renderer';
