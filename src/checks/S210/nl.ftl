s210 = { $name } "{ $value }" heeft niet de vorm van de standaard: gelezen als { $read }
s210-year = { s210 }, zonder maand en dag
s210-month = { s210 }, zonder dag
s210-as-meant = { $name } "{ $value }" heeft niet de vorm van de standaard: gelezen zoals het is bedoeld
s210-call = de bieding { $value } heeft niet de vorm van de standaard: gelezen als { $read }
s210-card = de kaart { $value } heeft niet de vorm van de standaard: gelezen als { $read }
s210-label = in de standaard: { $value }
