import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// The shop has one theme. The key is the one that other parts of the product read.
try {
  localStorage.setItem("theme", "dark");
} catch {
  // A browser that forbids storage still gets the dark page from the server.
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
