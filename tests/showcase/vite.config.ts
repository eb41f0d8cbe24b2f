import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The page of components as one small built site: the development server's hundreds of modules would be loaded anew for each test. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  publicDir: `${root}/public`,
  plugins: [tailwindcss()],
  build: { target: "es2023", outDir: `${root}/test-results/showcase`, emptyOutDir: true },
});
