import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { useAddress } from "#app/features/admin/use-address.ts";
import { ExportSubscribers } from "#app/features/admin-newsletter/export-subscribers.tsx";
import { NewsletterPanel } from "#app/features/admin-newsletter/newsletter-panel.tsx";
import { useMay } from "#app/features/session/staff-role.ts";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { CustomersPanel } from "./customers-panel.tsx";
import { ExportCustomers } from "./export-customers.tsx";

const NEWSLETTER = "newsletter";

export function CustomersScreen() {
  const { params, write } = useAddress();
  const may = useMay();
  if (!may("store"))
    return (
      <AdminPage title="Clientes">
        <CustomersPanel />
      </AdminPage>
    );
  const tab = params.get("aba") === NEWSLETTER ? NEWSLETTER : "clientes";
  return (
    <AdminPage title="Clientes" actions={tab === NEWSLETTER ? <ExportSubscribers /> : <ExportCustomers />}>
      <Tabs
        value={tab}
        onValueChange={(value) => write(value === NEWSLETTER ? { aba: value } : {}, { fresh: true })}
      >
        <TabList label="Clientes e newsletter">
          <Tab value="clientes">Clientes</Tab>
          <Tab value={NEWSLETTER}>Newsletter</Tab>
        </TabList>
        <TabPanel value="clientes">
          <CustomersPanel />
        </TabPanel>
        <TabPanel value={NEWSLETTER}>
          <NewsletterPanel />
        </TabPanel>
      </Tabs>
    </AdminPage>
  );
}
