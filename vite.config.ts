import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2023",
    // The content policy forbids data: scripts and fonts; every asset is a file with a hashed name.
    assetsInlineLimit: 0,
  },
  // Found only at the first toast otherwise, and Vite would then reload the page under it.
  optimizeDeps: { include: ["@base-ui/react/toast"] },
  server: { host: "127.0.0.1" },
});
